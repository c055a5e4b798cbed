/** Hours that the link of an invitation works. */
export const invitationHours = 72;

/** Names one sending of an invitation: the id of the outbox row's cause, and what its link signs. */
export function sendingId({ id, sendings }: { id: string; sendings: number }): string {
  return `${id}.${sendings}`;
}

/** The invitation and sending that a signed id names; null for text that is none. */
export function parseSendingId(text: string): { id: string; sendings: number } | null {
  const [, id, sendings] = /^(inv_[a-z0-9]{1,40})\.(\d{1,6})$/.exec(text) ?? [];
  return id && sendings ? { id, sendings: Number(sendings) } : null;
}
