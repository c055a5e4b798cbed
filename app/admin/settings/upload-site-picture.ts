import * as z from "zod/mini";

const uploaded = z.object({ url: z.string() });
const refused = z.object({ error: z.string() });

/** Uploads a picture of the site; returns its address, or why it was refused. Never throws. */
export async function uploadSitePicture(file: File): Promise<{ url: string } | { failed: string }> {
  const body = new FormData();
  body.set("file", file);
  body.set("folder", "site");
  try {
    const response = await fetch("/api/storage/upload", { method: "POST", body });
    const answer: unknown = await response.json();
    if (response.ok) return uploaded.parse(answer);
    return { failed: refused.safeParse(answer).data?.error ?? "Upload failed" };
  } catch {
    return { failed: "Upload failed. Check your connection and try again." };
  }
}
