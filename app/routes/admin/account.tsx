import { AccountScreen } from "#app/admin/account/account-screen.tsx";
import { handleAccountForm } from "#app/admin/account/handle-account-form.server.ts";
import { readPushSetting } from "#app/features/shop/push/push-setting.server.ts";
import { requireSession } from "#app/features/shop/staff/guard.server.ts";
import { listPasskeys } from "#app/features/shop/staff/passkeys.server.ts";
import { readSecondFactor } from "#app/features/shop/staff/second-factor.server.ts";
import { listSessions } from "#app/features/shop/staff/sessions.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context);
  const { name, username, role } = session.staff;
  const shop = shopOf(context);
  const [secondFactor, passkeys, sessions, notifications] = await Promise.all([
    readSecondFactor(shop, session.staff),
    listPasskeys(shop.db, session.staff),
    listSessions(shop.db, session, new Date()),
    readPushSetting(shop, session.staff),
  ]);
  return { person: { name, username, role }, secondFactor, passkeys, sessions, notifications };
}

export async function action({ request, context }: Route.ActionArgs) {
  return await handleAccountForm({
    request,
    shop: shopOf(context),
    session: requireSession(context),
    now: new Date(),
  });
}

export const meta = () => [{ title: "Your account | Admin" }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} answer={actionData} />;
}
