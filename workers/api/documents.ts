import { jsonResponse } from "./json-response.ts";
import type { CallInProgress } from "./steps.ts";

interface DocumentRoute extends CallInProgress {
  method: "GET";
  path: `/api/${string}`;
}

/** The API's own documentation. Generated on first request, so that it costs other calls nothing. */
export const documents: readonly DocumentRoute[] = [
  {
    method: "GET",
    path: "/api/openapi.json",
    access: "public",
    limit: "api-document",
    cachedSeconds: 300,
    handle: async () => {
      const { openApiDocument } = await import("./openapi.ts");
      return jsonResponse(200, openApiDocument());
    },
  },
  {
    method: "GET",
    path: "/api/client.ts",
    access: "public",
    limit: "api-document",
    cachedSeconds: 300,
    handle: async () => {
      const { clientSource } = await import("./client-source.ts");
      return new Response(clientSource(), {
        headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
      });
    },
  },
  {
    method: "GET",
    path: "/api/docs",
    access: "public",
    limit: "api-document",
    handle: async () => {
      const { docsPage } = await import("./docs-page.tsx");
      return docsPage();
    },
  },
];
