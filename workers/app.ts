import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as serverBuild from "virtual:react-router/server-build";

import { openDatabase } from "#app/db/client.server.ts";
import { type Shop, shopContext } from "#app/platform/context.ts";
import { parseEnvironment } from "#app/platform/env.server.ts";
import { withPageCache } from "#app/platform/cached-pages.server.ts";
import { answerServiceWorker } from "#app/service-worker/answer.server.ts";

import { answerApi } from "./api/router.ts";
import { runScheduledJobs } from "./jobs/scheduled.ts";
import { sendQueuedMail } from "./jobs/send-mail.ts";

// The virtual module's own type marks absent settings as undefined, which our stricter compiler tells from absent.
const build = serverBuild as ServerBuild;
const renderPage = createRequestHandler(build, import.meta.env.MODE);

function openShop(rawEnv: object, ctx: ExecutionContext): Shop {
  const env = parseEnvironment(rawEnv);
  return { env, db: openDatabase(env.DB), waitUntil: (work) => ctx.waitUntil(work) };
}

export default {
  async fetch(request, rawEnv, ctx) {
    const shop = openShop(rawEnv, ctx);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return answerApi(request, shop);
    if (pathname === "/service-worker.js") return answerServiceWorker(build.assets.version, shop.env.SERVICE_WORKER);
    return withPageCache(request, shop, build.assets.version, (pageRequest) => {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      return renderPage(pageRequest, context);
    });
  },

  async queue(batch, rawEnv, ctx) {
    await sendQueuedMail(batch, openShop(rawEnv, ctx));
  },

  async scheduled({ cron }, rawEnv, ctx) {
    await runScheduledJobs(openShop(rawEnv, ctx), new Date(), cron);
  },
} satisfies ExportedHandler<object, { outboxId: string }>;
