interface PdfAnswer {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** A file that never changes under its address: browsers and caches keep it for a year. */
export const immutableFile = "public, max-age=31536000, immutable";

/** A PDF that the browser shows, and saves under its name. `cacheControl`: of somebody's own, `no-store`. */
export function pdfResponse({ name, content }: PdfAnswer, cacheControl: string): Response {
  return new Response(content, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": cacheControl,
      "X-Robots-Tag": "noindex",
      ...(cacheControl === "no-store" && { "Referrer-Policy": "no-referrer" }),
    },
  });
}
