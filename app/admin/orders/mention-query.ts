/** The @name that is being typed before the cursor, and where it begins; null when none is. */
export function mentionBefore(text: string, cursor: number): { start: number; typed: string } | null {
  const match = /(?<![\w.@])@([\w.-]*)$/.exec(text.slice(0, cursor));
  return match ? { start: match.index, typed: (match[1] ?? "").toLowerCase() } : null;
}

/** Colleagues whose username or a word of whose name begins as typed, at most five. */
export function membersFor<M extends { username: string; name: string }>(members: readonly M[], typed: string): M[] {
  const begins = (text: string) => text.toLowerCase().startsWith(typed);
  return members.filter(({ username, name }) => begins(username) || name.split(" ").some(begins)).slice(0, 5);
}
