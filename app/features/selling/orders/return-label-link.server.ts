import type { Environment } from "#app/platform/env/env.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

/** The signed link to the label of a return, for whoever sends the goods back: an absolute URL. */
export async function returnLabelLink(
  returnId: string,
  { PUBLIC_ORIGIN, LINK_SECRET }: Pick<Environment, "PUBLIC_ORIGIN" | "LINK_SECRET">,
  now: Date,
): Promise<string> {
  const key = await signLink("return-label", returnId, LINK_SECRET, now);
  return `${PUBLIC_ORIGIN}${localPath("/return-label.pdf")}?${new URLSearchParams({ id: returnId, key })}`;
}
