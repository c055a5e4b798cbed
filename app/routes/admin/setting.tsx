import { data, redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { readSettingForm } from "#app/admin/settings/read-setting-form.server.ts";
import { readSettingPage } from "#app/admin/settings/read-setting-page.server.ts";
import { SettingScreen } from "#app/admin/settings/setting-screen.tsx";
import { settingOf } from "#app/admin/settings/setting-sections.ts";
import { submitSetting } from "#app/admin/settings/submit-setting.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/setting";

export async function loader({ params, context }: Route.LoaderArgs) {
  const section = settingOf(params.section);
  if (!section) throw data(null, { status: 404 });
  return readSettingPage(shopOf(context), section);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const section = settingOf(params.section);
  if (!section) throw data(null, { status: 404 });

  const form = await readSettingForm(request, shop);
  const { result, status } = await submitSetting(shop, section, form, { actor: username, now: new Date() });
  if (result.kind === "preview") return redirect(`${section.seenAt}?preview=${result.draftId}`, 303);
  if (result.kind !== "done" || form.byScript) return data(result, status);
  const message = { tone: "success" as const, text: result.message };
  return redirect(`/admin/settings/${section.id}`, { headers: await setFlash(request, shop, message) });
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${settingOf(params["section"] ?? "")?.title ?? "Settings"} | Admin` },
];

export default function Setting({ loaderData, actionData, params }: Route.ComponentProps) {
  const section = settingOf(params.section);
  if (!section) return null;
  return (
    <SettingScreen key={`${section.id}:${loaderData.version}`} section={section} answer={actionData} {...loaderData} />
  );
}
