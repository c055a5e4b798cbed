import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { recheckStatements } from "#app/features/shop/files/jobs.server.ts";
import { enqueueStep } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { answerNames, answersOf } from "./file-answers.ts";
import { startOf } from "./start-of.ts";

/** Checks a file once more with what staff said of all its products. False when it is being checked or applied, or over. */
export async function answerFile(
  shop: Shop,
  job: FileJob,
  form: Readonly<Record<string, string>>,
  now: Date,
): Promise<boolean> {
  const answers = answersOf(form, await listOperators(shop.db));
  const others = Object.entries(job.filter).filter(([name]) => !(answerNames as readonly string[]).includes(name));
  const filter = { ...Object.fromEntries(others), ...answers };
  const [begun] = await shop.db.batch(recheckStatements(shop.db, job.id, { filter, start: startOf(job) }, now));
  const [step] = begun;
  if (step) shop.waitUntil(enqueueStep(shop, step.id, step.step));
  return step !== undefined;
}
