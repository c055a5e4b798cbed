import { fileResponse } from "#app/admin/files/file-response.server.ts";
import { requireFileJob } from "#app/admin/files/read-file-page.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";

import type { Route } from "./+types/file-download";

/** The file of an export that is done. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, job } = await requireFileJob(context, params.id);
  if (job.direction !== "export" || job.state !== "done") return new Response("Not found", { status: 404 });
  return fileResponse(readParts(shop, job.id, job.step), job.fileName);
}
