import { data } from "react-router";

import { handleTranslationForm } from "#app/admin/translations/handle-translation-form.server.ts";
import { itemName } from "#app/admin/translations/item-name.ts";
import { TranslationScreen } from "#app/admin/translations/translation-screen.tsx";
import { translatedItem } from "#app/admin/translations/translations-view.ts";
import { readTranslatedPictures } from "#app/features/catalogue/translations/read-pictures.server.ts";
import { readItem } from "#app/features/catalogue/translations/read-translations.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/translation";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const item = translatedItem(url.searchParams);
  if (!item) throw data(null, { status: 404 });
  const { db } = shopOf(context);
  const [texts, pictures] = await Promise.all([readItem(db, item, item.language), readTranslatedPictures(db, item)]);
  const [first] = texts;
  if (!first) throw data(null, { status: 404 });
  return { item: { ...item, name: itemName(first) }, texts, pictures, mayWrite: isAllowed(role, "settings:write") };
}

export const action = (args: Route.ActionArgs) => handleTranslationForm(args, new Date());

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.item.name ?? "Translation"} | Admin` },
];

export default function Translation({ loaderData, actionData }: Route.ComponentProps) {
  const { item, texts, pictures, mayWrite } = loaderData;
  return (
    // Stays where the form is another one, so that the focus is kept in it.
    <section>
      <TranslationScreen
        // Another item, or the same as it was saved, is another form.
        key={JSON.stringify([item, texts.map(({ version }) => version)])}
        item={item}
        texts={actionData?.texts ?? texts}
        pictures={pictures}
        mayWrite={mayWrite}
        answer={actionData}
      />
    </section>
  );
}
