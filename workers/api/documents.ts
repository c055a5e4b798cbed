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
    handle: async () => {
      const { openApiDocument } = await import("./openapi.ts");
      return jsonResponse(200, openApiDocument());
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
