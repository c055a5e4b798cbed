import { jsonResponse } from "./json-response.ts";
import type { CallInProgress } from "./steps.ts";

interface DocumentRoute extends CallInProgress {
  method: "GET";
  path: `/api/${string}`;
}

/** What describes the API itself. It is made when it is first asked for, so that no other call pays for it. */
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
      const { docsPage } = await import("./docs-page.ts");
      return docsPage();
    },
  },
];
