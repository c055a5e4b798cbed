/** Answers of every /api call. Nothing here may be cached. */
const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** A JSON answer that is neither of the two below. */
export function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers });
}

/** `{ status: true, data: [...] }`, with anything else the call carries beside it. */
export function answerData(data: readonly unknown[], beside: object = {}, status = 200): Response {
  return answer({ status: true, ...beside, data }, status);
}

/** `{ status: false, error }`. `code` lets a program tell errors apart, `beside` carries what is true instead. */
export function answerError(
  status: number,
  error: string,
  beside: { code?: string; [key: string]: unknown } = {},
): Response {
  return answer({ status: false, error, ...beside }, status);
}
