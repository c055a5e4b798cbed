import { data } from "react-router";
import { z } from "zod";

import { claimsAddress, claimsViewOf, pageOfClaims } from "#app/admin/claims/claims-page.ts";
import { ClaimsScreen } from "#app/admin/claims/claims-screen.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { claimInputSchema } from "#app/features/catalogue/claims/claim-input.ts";
import { addClaim, decideClaim, reevaluateClaims, listClaims } from "#app/features/catalogue/claims/claims.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/claims";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const all = await listClaims(shopOf(context).db, new Date());
  const page = pageOfClaims(all, claimsViewOf(url.searchParams));
  return { page, mayWrite: isAllowed(role, "products:write"), requestKey: newId("clm") };
}

const formSchema = z.object({
  id: z.string().min(6).max(80),
  intent: z.enum(["add", "check", "withdraw"]),
  seen: z.string().max(40).optional(),
});
const done = { check: "Claim verified.", withdraw: "Claim withdrawn." };

export async function action({ url, ...sent }: Route.ActionArgs) {
  const now = new Date();
  const { form, shop, actor, say } = await readStaffForm(sent, formSchema);
  const refuse = (problems: string[]) => data({ problems, values: form.fields }, 400);
  if (form.kind !== "valid") return refuse(["we couldn't read the form"]);
  const { id, intent, seen } = form.data;
  if (intent === "add") {
    const parsed = claimInputSchema.safeParse(form.fields);
    if (!parsed.success) return refuse(parsed.error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`));
    if ((await addClaim(shop.db, id, parsed.data, { actor, now })) === "unknown-product")
      return refuse(["Product not found"]);
  } else if (!(await decideClaim(shop.db, id, intent, { actor, now, seen: seen ?? null })))
    return refuse(["Someone else changed this claim. Check it again"]);
  invalidatePages(shop, { products: await reevaluateClaims(shop.db, now) });
  const text = intent === "add" ? "Claim added. We'll show it once someone verifies it." : done[intent];
  return say(claimsAddress(claimsViewOf(url.searchParams)), { tone: "success", text });
}

export const meta: Route.MetaFunction = () => [{ title: "Claims | Admin" }];

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimsScreen {...loaderData} answer={actionData} />;
}
