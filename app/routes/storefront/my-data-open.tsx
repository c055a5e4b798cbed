import { data, redirect } from "react-router";

import { isOpenLink, spendLink } from "#app/features/after-sale/my-data/links.server.ts";
import { visitCookie } from "#app/features/after-sale/my-data/visit-cookie.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { OpenMyDataScreen } from "#app/storefront/my-data-page/open-screen.tsx";

import type { Route } from "./+types/my-data-open";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("my-data-link", url, linkSecrets(env));
  const valid = id !== null && (await isOpenLink(db, id, new Date()));
  return data({ valid }, { status: valid ? 200 : 404 });
}

/** Only the button uses the link up, not opening it: mail programs and scanners open links by themselves. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("my-data-link", url, linkSecrets(env));
  const key = id === null ? null : await spendLink(db, id, new Date());
  if (key === null) return data({ used: true }, { status: 404 });
  return redirect("/privacy/my-data", { status: 303, headers: { "Set-Cookie": visitCookie(key, request) } });
}

export const headers = privatePage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, pageNames()["/privacy/my-data"]);

export default function OpenMyData({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenMyDataScreen valid={loaderData.valid && !actionData} />;
}
