import type * as z from "zod/mini";

/** Milliseconds after which a call counts as failed. */
const timeoutMs = 5_000;

/** A response whose status is not OK, with its status and body text. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }

  /** The body parsed by `schema`; undefined when it does not match. */
  read<S extends z.ZodMiniType>(schema: S): z.infer<S> | undefined {
    try {
      return schema.safeParse(JSON.parse(this.body)).data;
    } catch {
      return undefined;
    }
  }
}

/**
 * Posts `body` to our own API and parses the response. Throws an ApiError for a status that is not OK, the browser's
 * TypeError or DOMException when the shop cannot be reached in time or `signal` aborts, and a ZodError or SyntaxError for a
 * body that does not match.
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
