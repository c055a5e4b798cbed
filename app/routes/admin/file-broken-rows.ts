import { brokenRows } from "#app/admin/files/broken-rows.server.ts";
import { fileResponse } from "#app/admin/files/file-response.server.ts";
import { requireFileJob } from "#app/admin/files/read-file-page.server.ts";

import type { Route } from "./+types/file-broken-rows";

/** The rows of an import that were not written, each with its reason. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, job } = await requireFileJob(context, params.id);
  if (job.direction !== "import") return new Response("Not found", { status: 404 });
  const name = job.fileName.replace(/\.\w+$/, "");
  return fileResponse(await brokenRows(shop, job), `${name}-not-written.csv`);
}
