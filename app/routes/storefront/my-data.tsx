import { data } from "react-router";

import { readVisit } from "#app/features/after-sale/my-data/links.server.ts";
import { readMyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { endedVisitCookie } from "#app/features/after-sale/my-data/visit-cookie.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { answerMyData } from "#app/storefront/my-data-page/answer.server.ts";
import { MyDataScreen } from "#app/storefront/my-data-page/my-data-screen.tsx";

import type { Route } from "./+types/my-data";

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const now = new Date();
  const visit = await readVisit(shop.db, request, now);
  return { mine: visit ? await readMyData(shop, visit, now) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const now = new Date();
  const { answer, status = 200, ends } = await answerMyData(request, shop, () => readVisit(shop.db, request, now), now);
  return data(answer, { status, headers: ends ? { "Set-Cookie": endedVisitCookie(request) } : {} });
}

export const headers = privatePage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, pageNames()["/privacy/my-data"]);

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  return <MyDataScreen mine={loaderData.mine} answer={actionData} />;
}
