import { sql } from "drizzle-orm";

import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { applyStatement } from "#app/features/shop/files/jobs.server.ts";
import { enqueueStep } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { kindInText } from "./file-kinds.ts";
import { startOf } from "./start-of.ts";

/** Begins to apply an import whose dry run is done. False when it is being applied already, or over. */
export async function applyImport(shop: Shop, job: FileJob, actor: string, now: Date): Promise<boolean> {
  const { created, changed } = job;
  const [begun] = await shop.db.batch([
    applyStatement(shop.db, job.id, startOf(job), now),
    auditStatement(
      shop.db,
      {
        actor,
        action: "file.imported",
        subject: { type: "file", id: job.id, name: kindInText(job.kind) },
        after: { created, changed },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  const [step] = begun;
  if (step) shop.waitUntil(enqueueStep(shop, step.id, step.step));
  return step !== undefined;
}
