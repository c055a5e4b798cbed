/** Bytes of a form or a call without pictures at most. */
export const maxBodyBytes = 100_000;

/**
 * Reads a body no further than `maxBytes`, whatever its length claims to be: a larger one is left where it is.
 * Null when it is larger, or broke off.
 */
export async function readLimited(request: Request, maxBytes = maxBodyBytes): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length")) > maxBytes) return null;
  if (!request.body || request.bodyUsed) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length > maxBytes) {
        await reader.cancel();
        return null;
      }
      chunks.push(value);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** The form of a request, read no further than `maxBytes`; a word that says why there is none. Never throws. */
export async function readFormData(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<FormData | "too-large" | "not-a-form"> {
  const body = await readLimited(request, maxBytes);
  if (!body) return "too-large";
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    return "not-a-form";
  }
}
