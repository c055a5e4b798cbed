/** SHA-256, in hex, of a form's id and of what it declares: a form sent twice is one notice, one changed in between is another. */
export async function submissionKey(formId: string, declared: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([formId, declared]));
  const digest = await crypto.subtle.digest("SHA-256", text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
