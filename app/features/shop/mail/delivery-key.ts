/**
 * The idempotency key of an email: the id of its outbox row, and which time it is sent: staff who send it again want another
 * email, a retry does not. Letters, digits, `_` and `-` alone, as providers' tags take them.
 */
export function deliveryKey({ id, resends }: { id: string; resends: number }): string {
  return resends === 0 ? id : `${id}-${resends}`;
}

/** Reads what `deliveryKey` wrote; null for anything else. */
export function parseDeliveryKey(key: string): { id: string; resends: number } | null {
  const [, id, resends = "0"] = /^(\w{1,80})(?:-(\d{1,4}))?$/.exec(key) ?? [];
  return id === undefined ? null : { id, resends: Number(resends) };
}
