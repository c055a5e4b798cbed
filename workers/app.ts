import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as serverBuild from "virtual:react-router/server-build";

import { bookmarkOf } from "#app/db/client.server.ts";
import { enqueueCaused } from "#app/features/shop/webhooks/queue-deliveries.server.ts";
import { type Shop, shopContext } from "#app/platform/env/context.ts";
import { IncompleteEnvironment } from "#app/platform/env/env.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { routePatterns } from "#app/platform/http/canonical-path.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { withSecurityHeaders } from "#app/platform/http/security-headers.ts";
import { withoutCachingFailure } from "#app/platform/page-cache/page-headers.ts";
import { answerFromMemory, withPageCache } from "#app/platform/page-cache/with-page-cache.server.ts";
import { serviceWorkerResponse } from "#app/service-worker/response.server.ts";

import { handleAcp, isAcpPath } from "./acp/handle-acp.ts";
import { handleApi } from "./api/app.ts";
import { failedCall, notSetUpCall, notWholeCall } from "./api/refuse-all.ts";
import { countVisit } from "./count-visit.ts";
import { feedAt } from "./feeds/feeds.ts";
import { isFileBatch, runFileSteps } from "./jobs/files.ts";
import { runScheduledJobs } from "./jobs/scheduled.ts";
import { type MailJob, sendQueuedMail } from "./jobs/send-mail.ts";
import { deliverQueued, isWebhookBatch } from "./jobs/webhooks.ts";
import { localeOfRequest, openLanguages, storefrontRenderer, versionOf } from "./languages.ts";
import { handleMcp } from "./mcp/handle-mcp.ts";
import { consistencyOf, openShop } from "./open-shop.ts";
import { handlePage } from "./pages.ts";
import { asPreview, previewShop } from "./preview.ts";
import { failurePage, notSetUpPage, notWholePage, tooManyPages } from "./refuse-request.ts";
import { isStaffPath } from "./storefront-build.ts";
import { tellWebhooks } from "./tell-webhooks.ts";
import { handleUcp, isUcpPath } from "./ucp/handle-ucp.ts";
import { isWholeShop, look, wasWhole } from "./whole-shop.ts";

// The virtual module's type has undefined settings, which exactOptionalPropertyTypes does not accept.
const build = serverBuild as ServerBuild;
const renderAnyPage = createRequestHandler(build, import.meta.env.MODE);
const renderStorefrontPage = storefrontRenderer(build);
const version = versionOf(build);
const patterns = routePatterns(build.routes);

async function handle(request: Request, rawEnv: object, ctx: ExecutionContext): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  const from = consistencyOf(request, url);
  const openFrom = (place: string): Shop => ({ ...openShop(rawEnv, ctx, place), languages: openLanguages });
  const shop = openFrom(from);
  const isApi = pathname.startsWith("/api/");
  const reads = request.method === "GET" || request.method === "HEAD";
  // The health looks for itself, and says what is wrong.
  if (pathname !== "/api/health" && !(await isWholeShop(shop.env.DB, { reads, waitUntil: shop.waitUntil })))
    return isApi ? notWholeCall() : notWholePage();
  if (isApi) return handleApi(request, shop);
  if (pathname === "/mcp") return handleMcp(request, shop);
  if (isAcpPath(pathname)) return handleAcp(request, shop);
  if (isUcpPath(pathname)) return handleUcp(request, shop);
  if (pathname === "/service-worker.js") return serviceWorkerResponse(version, shop.env.SERVICE_WORKER);
  const preview = await previewShop(request, shop);
  if (preview) return asPreview(await handlePage(request, url, preview, patterns, (page) => render(page, preview)));
  return handlePage(request, url, shop, patterns, (page) =>
    withPageCache(page, shop, version, async (pageRequest, bookmark) => {
      const reader = bookmark && from === "first-unconstrained" ? openFrom(bookmark) : shop;
      return { response: await render(pageRequest, reader), seen: bookmarkOf(reader.db) };
    }),
  );
}

async function render(request: Request, shop: Shop): Promise<Response> {
  if (await isOverLimit(request, shop.env, "page")) return tooManyPages();
  const feed = feedAt(request, shop);
  if (feed) return feed;
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const renderPage = isStaffPath(new URL(request.url).pathname) ? renderAnyPage : renderStorefrontPage;
  // Here, because a middleware does not see what the router answers to an error that one of them throws.
  return withoutCachingFailure(await renderPage(request, context));
}

function answer(request: Request, rawEnv: object, ctx: ExecutionContext): Promise<Response> {
  return inLanguage(localeOfRequest(request), () => answerOrFail(request, rawEnv, ctx));
}

async function answerOrFail(request: Request, rawEnv: object, ctx: ExecutionContext): Promise<Response> {
  try {
    return withSecurityHeaders(await handle(request, rawEnv, ctx));
  } catch (error) {
    logError(`${request.method} failed`, error);
    return withSecurityHeaders(failure(request, error instanceof IncompleteEnvironment));
  }
}

function failure(request: Request, isNotSetUp: boolean): Response {
  if (new URL(request.url).pathname.startsWith("/api/")) return isNotSetUp ? notSetUpCall() : failedCall();
  return isNotSetUp ? notSetUpPage() : failurePage();
}

export default {
  fetch(request, rawEnv, ctx) {
    const answered = (wasWhole() ? answerFromMemory(request) : null) ?? answer(request, rawEnv, ctx);
    countVisit(request, rawEnv, ctx, answered);
    tellWebhooks(request, rawEnv, ctx, answered);
    return answered;
  },

  async queue(batch, rawEnv, ctx) {
    const shop = openShop(rawEnv, ctx, "first-primary");
    if ((await look(shop.env.DB)) === false) return batch.retryAll({ delaySeconds: 300 });
    if (isWebhookBatch(batch)) return deliverQueued(batch, shop);
    if (!isFileBatch(batch)) return sendQueuedMail(batch, shop);
    await runFileSteps(batch, shop);
    await enqueueCaused(shop, new Date());
  },

  async scheduled({ cron }, rawEnv, ctx) {
    const shop: Shop = { ...openShop(rawEnv, ctx, "first-primary"), languages: openLanguages };
    if ((await look(shop.env.DB)) === false) return;
    await runScheduledJobs(shop, new Date(), cron);
    await enqueueCaused(shop, new Date());
  },
} satisfies ExportedHandler<object, MailJob>;
