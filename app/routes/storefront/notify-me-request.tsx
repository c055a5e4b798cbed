import { data } from "react-router";

import { notifyOfferTexts } from "#app/features/catalogue/back-in-stock/notify-offer.texts.ts";
import { confirmRequest, readRequest, takeBackRequest } from "#app/features/catalogue/back-in-stock/request.server.ts";
import { requestStepSchema } from "#app/features/catalogue/back-in-stock/schemas.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";
import { RequestScreen } from "#app/storefront/back-in-stock/request-screen.tsx";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/notify-me-request";

/** What a signed link of our e-mails is about; null when it is forged, has expired, or was taken back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("back-in-stock", url, linkSecrets(env));
  const request = id === null ? null : await readRequest(db, id, new Date());
  return data({ request }, id === null ? 404 : 200);
}

/** Only the buttons confirm and take back, not the link: mail programs and scanners open links by themselves. Repeats change nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = shopOf(context);
  const id = await signedId("back-in-stock", url, linkSecrets(shop.env));
  const form = await readForm(request, shop, { schema: requestStepSchema, limit: "notify-me-request" });
  if (id === null) return data({ done: null }, 404);
  if (form.kind !== "valid") return data({ done: null }, form.status);
  if (form.data.step === "confirm")
    return data({ done: (await confirmRequest(shop.db, id, new Date())) ? "confirm" : null });
  await takeBackRequest(shop.db, id);
  return data({ done: "take-back" });
}

export const headers = privatePage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, notifyOfferTexts().offer);

export default function NotifyMeRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestScreen request={loaderData.request} done={actionData?.done ?? null} />;
}
