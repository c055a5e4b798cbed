import { data, redirect } from "react-router";
import { z } from "zod";

import { acceptInvitation, type Acceptance } from "#app/features/shop/staff/accept-invitation.server.ts";
import { readInvitation } from "#app/features/shop/staff/read-invitation.server.ts";
import { readRole } from "#app/features/shop/staff/read-role.server.ts";
import { newPasswordSchema, newUsernameSchema, staffNameSchema } from "#app/features/shop/staff/schemas.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";

const accountForm = z.object({ username: newUsernameSchema, name: staffNameSchema, password: newPasswordSchema });
type Fields = Partial<Record<keyof z.infer<typeof accountForm>, string>>;

/** The open invitation of a signed link; `null` when the link is forged, used, replaced, revoked or expired. */
export async function readInvitationPage({ env, db }: Shop, url: URL, now: Date) {
  const sending = await signedId("staff-invitation", url, linkSecrets(env));
  const found = sending ? await readInvitation(db, sending, now) : null;
  if (found?.state !== "open") return { invitation: null };
  const role = await readRole(db, found.invitation.role);
  if (!role) return { invitation: null };
  const { name, summary } = role;
  return { invitation: { email: found.invitation.email, role: { name, summary } } };
}

/** Makes the account and signs it in. What was typed stays where it is refused. */
export async function handleAcceptance(request: Request, shop: Shop, url: URL, now: Date) {
  const form = await readForm(request, shop, { schema: accountForm, limit: "sign-in" });
  const sending = await signedId("staff-invitation", url, linkSecrets(shop.env));
  const typed = { username: form.fields.username ?? "", name: form.fields.name ?? "" };
  const refuse = (errors: Fields, status: number) => data({ errors, typed }, status);
  if (form.kind === "too-large") return refuse({}, 413);
  if (!sending) return refuse({}, 410);
  if (form.kind === "too-many") return refuse({ password: "Too many attempts. Try again in a minute." }, 429);
  if (form.kind !== "valid") return refuse(errorsOf(form.fields), 400);
  const { username, password } = form.data;
  if (password.toLowerCase().includes(username))
    return refuse({ password: "Choose a password that doesn't contain your username." }, 400);

  const outcome = await acceptInvitation(shop.db, sending, form.data, now);
  if (outcome !== "accepted") return refuse(refusals[outcome], outcome === "unusable" ? 410 : 409);
  const result = await signIn(request, shop, { username, password }, now);
  const cookies = result.kind === "signed-in" ? result.cookies : [];
  return redirect("/admin", { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

const refusals: Record<Exclude<Acceptance, "accepted">, Fields> = {
  unusable: {},
  "username-taken": { username: "That username is taken. Choose another one." },
  "already-staff": { username: "You already have an account. Sign in." },
};

function errorsOf(fields: Record<string, string>): Fields {
  const { error } = accountForm.safeParse(fields);
  const entries = (error?.issues ?? []).map(({ path, message }): [string, string] => [String(path[0]), message]);
  return Object.fromEntries(entries.toReversed());
}
