/** Hours that the link of an invitation works. */
export const invitationHours = 72;

/**
 * The invitation and sending that a text like `inv_x.2` names: the id of the outbox row's cause, and what its link signs. Null
 * for text that is none.
 */
export function parseSendingId(text: string): { id: string; sendings: number } | null {
  const [, id, sendings] = /^(inv_[a-z0-9]{1,40})\.(\d{1,6})$/.exec(text) ?? [];
  return id && sendings ? { id, sendings: Number(sendings) } : null;
}
