import { redirect } from "react-router";

import { actor } from "#app/features/after-sale/my-data/correct.server.ts";
import { readVisit } from "#app/features/after-sale/my-data/links.server.ts";
import { readMyConsents } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { receiptsOf } from "#app/features/after-sale/my-data/receipts.server.ts";
import { exportPerson } from "#app/features/people/personal-data/export-person.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";

import type { Route } from "./+types/my-data-file";

const path = "/privacy/my-data";

export function loader() {
  return redirect(path);
}

/** Everything about the visitor as one ZIP file. It is made for this response and stored nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const now = new Date();
  const visit = await readVisit(shop.db, request, now);
  if (!visit || (await isOverLimit(request, shop.env, "my-data"))) return redirect(path, 303);
  const found = await exportPerson(shop, { address: visit.email, actor }, now);
  if (!found) return redirect(path, 303);
  const { zipOfPerson } = await import("#app/features/after-sale/my-data/zip.server.ts");
  const [consents, receipts] = await Promise.all([readMyConsents(shop, visit.email), receiptsOf(shop.db, visit.email)]);
  const zip = zipOfPerson(found, consents, receipts);
  return new Response(zip, {
    headers: {
      ...privatePage(),
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.zip"`,
    },
  });
}
