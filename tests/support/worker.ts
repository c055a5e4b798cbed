import { openDatabase } from "#app/db/client.server.ts";
import { parseEnvironment } from "#app/platform/env.server.ts";
import { sendQueuedMail } from "#workers/jobs/send-mail.ts";

/** The Worker of the integration tests: the real queue, but no pages, because those tests call the shop's functions. */
export default {
  fetch: () => new Response("This Worker serves tests only", { status: 404 }),
  async queue(batch, env, ctx) {
    const checked = parseEnvironment(env);
    await sendQueuedMail(batch, {
      env: checked,
      db: openDatabase(checked.DB),
      waitUntil: (work) => ctx.waitUntil(work),
    });
  },
} satisfies ExportedHandler<object, { outboxId: string }>;
