/** Whether a caller calls too often. Callers are told apart by address and `what`. */
export async function isOverLimit(request: Request, limit: RateLimit, what: string): Promise<boolean> {
  const caller = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const { success } = await limit.limit({ key: `${what}:${caller}` });
  return !success;
}
