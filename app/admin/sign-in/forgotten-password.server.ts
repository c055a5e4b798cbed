import { data, redirect } from "react-router";
import { z } from "zod";

import {
  askForPasswordLink,
  readPasswordLink,
  setForgottenPassword,
} from "#app/features/shop/staff/password-links.server.ts";
import { newPasswordSchema } from "#app/features/shop/staff/schemas.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

const addressForm = z.object({ email: z.string().trim().toLowerCase().max(200).pipe(z.email()) });
const passwordForm = z.object({ password: newPasswordSchema });
const tooMany = "Too many attempts. Try again in a minute.";

/** Takes an address, and answers the same whether somebody on the staff has it or not. */
export async function handleForgottenPassword(request: Request, shop: Shop, now: Date) {
  const form = await readForm(request, shop, { schema: addressForm, limit: "password-link" });
  const email = form.fields.email ?? "";
  if (form.kind === "too-many") return data({ isSent: false, email, error: tooMany }, 429);
  if (form.kind !== "valid")
    return data({ isSent: false, email, error: "Enter an email address, for example name@example.com." }, form.status);
  await askForPasswordLink(shop, form.data.email, now);
  return data({ isSent: true, email, error: undefined });
}

/** Whose password a link sets; null when it does not work. */
export async function readNewPasswordPage(shop: Shop, url: URL, now: Date) {
  return { username: (await readPasswordLink(shop, url, now))?.username ?? null };
}

/** Sets the password of a link and signs in, or on to the second step. */
export async function handleNewPassword(request: Request, shop: Shop, url: URL, now: Date) {
  const form = await readForm(request, shop, { schema: passwordForm, limit: "sign-in" });
  const refuse = (error: string, status: number) => data({ error }, status);
  if (form.kind === "too-many") return refuse(tooMany, 429);
  const link = await readPasswordLink(shop, url, now);
  if (!link) return refuse("", 410);
  if (form.kind !== "valid") return refuse(problemOf(form.fields.password), form.status);
  const { username } = link;
  const { password } = form.data;
  if (password.toLowerCase().includes(username))
    return refuse("Choose a password that doesn't contain your username.", 400);
  if (!(await setForgottenPassword(shop.db, link, password, now))) return refuse("", 410);
  const result = await signIn(request, shop, { username, password }, now);
  const cookies = "cookies" in result ? result.cookies : [];
  return redirect("/admin", { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

function problemOf(password: string | undefined): string {
  return newPasswordSchema.safeParse(password ?? "").error?.issues[0]?.message ?? "Choose another password.";
}
