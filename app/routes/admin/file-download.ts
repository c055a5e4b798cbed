import { fileResponse } from "#app/admin/files/file-response.server.ts";
import { requireFileJob } from "#app/admin/files/read-file-page.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";
import { readZip } from "#app/features/shop/files/zip-parts.server.ts";

import type { Route } from "./+types/file-download";

/** The file of an export that is done. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, job } = await requireFileJob(context, params.id);
  if (job.direction !== "export" || job.state !== "done") return new Response("Not found", { status: 404 });
  const body = job.kind === "everything" ? readZip(shop, job) : readParts(shop, job.id, job.step);
  return fileResponse(body, job.fileName);
}
