import { openDatabase } from "#app/db/client.server.ts";
import { parseEnvironment } from "#app/platform/env/env.server.ts";
import { isFileBatch, runFileSteps } from "#workers/jobs/files.ts";
import { sendQueuedMail } from "#workers/jobs/send-mail.ts";

/** The Worker of the integration tests: the real queue, but no pages, because those tests call the shop's functions. */
export default {
  fetch: () => new Response("This Worker serves tests only", { status: 404 }),
  async queue(batch, env, ctx) {
    const checked = parseEnvironment(env);
    const shop = {
      env: checked,
      db: openDatabase(checked.DB),
      waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
    };
    await (isFileBatch(batch) ? runFileSteps(batch, shop) : sendQueuedMail(batch, shop));
  },
} satisfies ExportedHandler<object, { outboxId: string }>;
