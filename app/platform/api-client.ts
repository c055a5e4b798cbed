import type * as z from "zod/mini";

/** Milliseconds until a call counts as failed (specification, section 9). */
const timeoutMs = 5_000;

/** An answer with a status that is not OK: it carries the status and the body text (specification, section 7). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }

  /** The body's JSON by a schema; undefined when it is something else. */
  read<S extends z.ZodMiniType>(schema: S): z.infer<S> | undefined {
    try {
      return schema.safeParse(JSON.parse(this.body)).data;
    } catch {
      return undefined;
    }
  }
}

/**
 * Calls our own API and parses its answer. Throws an ApiError for a status that is not OK, and the browser's own error
 * when the shop cannot be reached in time or the signal aborts.
 */
export async function callApi<S extends z.ZodMiniType>(
  path: string,
  body: object,
  schema: S,
  signal?: AbortSignal,
): Promise<z.infer<S>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text);
  return schema.parse(JSON.parse(text));
}
