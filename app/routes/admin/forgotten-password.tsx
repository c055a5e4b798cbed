import { useRouteLoaderData } from "react-router";

import { ForgottenPasswordScreen } from "#app/admin/sign-in/forgotten-password-screen.tsx";
import { handleForgottenPassword } from "#app/admin/sign-in/forgotten-password.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/forgotten-password";
import type { loader as layoutLoader } from "./layout";

/** Anyone may ask: what is answered tells nobody anything. */
export async function action({ request, context }: Route.ActionArgs) {
  return await handleForgottenPassword(request, shopOf(context), new Date());
}

export const meta = () => [{ title: "Forgotten password | Admin" }];

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  return <ForgottenPasswordScreen siteName={layout?.siteName ?? ""} answer={actionData} />;
}
