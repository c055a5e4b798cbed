import type { Environment } from "#app/platform/env/env.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

/** The signed link to what staff offer to add to an order, for its buyer alone: an absolute URL. */
export async function additionLink(
  additionId: string,
  { PUBLIC_ORIGIN, LINK_SECRET }: Pick<Environment, "PUBLIC_ORIGIN" | "LINK_SECRET">,
  now: Date,
): Promise<string> {
  const key = await signLink("addition-link", additionId, LINK_SECRET, now);
  return `${PUBLIC_ORIGIN}${localPath("/add-to-order")}?${new URLSearchParams({ id: additionId, key })}`;
}
