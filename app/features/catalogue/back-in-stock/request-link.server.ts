import type { Environment } from "#app/platform/env/env.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

/** The page where the owner of an address confirms a request and takes it back, for e-mails. */
export async function requestLink(
  id: string,
  env: Pick<Environment, "PUBLIC_ORIGIN" | "LINK_SECRET">,
): Promise<string> {
  const key = await signLink("back-in-stock", id, env.LINK_SECRET);
  return `${env.PUBLIC_ORIGIN}${localPath("/notify-me/request")}?id=${id}&key=${key}`;
}
