/** The most bytes of a form or API call without pictures. */
export const maxBodyBytes = 100_000;

/**
 * Reads at most `maxBytes` of a body, whatever its Content-Length says. Null when it is larger or was interrupted. Never
 * throws.
 */
export async function readLimited(
  request: Pick<Request, "headers" | "body" | "bodyUsed">,
  maxBytes = maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer> | null> {
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

/** The form of a request, of at most `maxBytes`, or the reason why there is none. Never throws. */
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
