import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { ImportAnswer } from "#app/admin/translations/import-form.tsx";
import { itemName } from "#app/admin/translations/item-name.ts";
import { showTranslations } from "#app/admin/translations/show-translations.server.ts";
import { TranslationsScreen } from "#app/admin/translations/translations-screen.tsx";
import { translationsView } from "#app/admin/translations/translations-view.ts";
import { importTranslations } from "#app/features/catalogue/translations/import-translations.server.ts";
import { listItems, readProgress } from "#app/features/catalogue/translations/read-translations.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/translations";

/** The largest file that is read, in bytes. */
const maxFileBytes = 4_000_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const { db } = shopOf(context);
  const view = translationsView(url.searchParams);
  const [progress, { rows, total }] = await Promise.all([readProgress(db), listItems(db, view, view.page)]);
  const items = rows.map((row) => ({ ...row, id: `${row.kind} ${row.itemId}`, shown: itemName(row) }));
  return { view, progress, items, total, mayWrite: isAllowed(role, "settings:write") };
}

/** Takes in a translator's file. */
export async function action(args: Route.ActionArgs) {
  const { form, actor, shop } = await readStaffForm(args, z.object({ intent: z.literal("import") }), maxFileBytes);
  const refuse = (reason: string, status = 400) => data<ImportAnswer>({ kind: "refused", reason }, status);
  if (form.kind === "too-large") return refuse("The file is too large. Send up to 4 MB", 413);
  if (form.kind !== "valid") return refuse("That did not work. Wait a minute and try again", form.status);
  const [file] = form.files;
  if (!file) return refuse("Choose a file");
  const now = new Date();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const told = await importTranslations(shop.db, bytes, { actor, now }, (items) => showTranslations(shop, items, now));
  return typeof told === "string" ? refuse(told) : data<ImportAnswer>({ kind: "read", ...told });
}

export const meta = () => [{ title: "Translations | Admin" }];

export default function Translations({ loaderData, actionData }: Route.ComponentProps) {
  return <TranslationsScreen {...loaderData} answer={actionData} />;
}
