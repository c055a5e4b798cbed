/** Minutes for which a link that sets a new password works. */
export const passwordLinkMinutes = 60;

/** What a link names: whose password, and when it was asked for. */
export function parsePasswordLink(id: string): { staffId: string; askedAt: Date } | null {
  const [, staffId, time] = /^(\w{1,80})\.(\d{13})$/.exec(id) ?? [];
  return staffId && time ? { staffId, askedAt: new Date(Number(time)) } : null;
}
