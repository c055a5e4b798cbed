import { translationsView } from "#app/admin/translations/translations-view.ts";
import { readFields } from "#app/features/catalogue/translations/read-translations.server.ts";
import { writeTranslationFile } from "#app/features/catalogue/translations/translation-file.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/translations-file";

/** What the list of translations shows, field by field, as a CSV file for a translator. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const view = translationsView(url.searchParams);
  const fields = await readFields(shopOf(context).db, view);
  return new Response(writeTranslationFile(fields, view.language), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="translations-${view.language}.csv"`,
    },
  });
}
