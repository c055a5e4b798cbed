import { data } from "react-router";

import { type CountAnswer, takeCount } from "#app/admin/inventory/count-action.server.ts";
import { CountScreen } from "#app/admin/inventory/count-screen.tsx";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { readFormData } from "#app/platform/http/read-limited.ts";

import type { Route } from "./+types/inventory-count";

/** The most bytes of a count: 2,000 rows, however they are sent. */
const maxCountBytes = 1_000_000;

export function loader() {
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readFormData(request, maxCountBytes);
  if (form === "too-large") return refuse("The file is larger than 1 MB. Count in several parts.", 413);
  if (form === "not-a-form") return refuse("We couldn't read the count. Try again.", 400);
  if (await isOverLimit(request, shop.env, "staff")) return refuse("Too many requests. Wait a minute.", 429);
  try {
    const answer = await takeCount(shop, form, username);
    return data(answer, answer.kind === "refused" ? answer.status : 200);
  } catch (error) {
    logError("A count could not be taken", error);
    return refuse("We couldn't save the count. Try again.", 503);
  }
}

function refuse(text: string, status: number) {
  return data<CountAnswer>({ kind: "refused", status, text, pasted: "" }, status);
}

export const meta = () => [{ title: "Import stock count | Admin" }];

export default function InventoryCount({ actionData }: Route.ComponentProps) {
  return <CountScreen answer={actionData ?? null} />;
}
