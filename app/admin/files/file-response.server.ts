/** A CSV or ZIP file that the browser saves instead of showing it. */
export function fileResponse(body: ReadableStream<Uint8Array>, name: string): Response {
  const plain = name.replace(/[^\w.-]+/g, "-");
  return new Response(body, {
    headers: {
      "Content-Type": name.endsWith(".zip") ? "application/zip" : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "no-store",
    },
  });
}
