import type { Environment } from "#app/platform/env/env.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";

/** The signed link to a complaint's own page, for whoever told it: an absolute URL. */
export async function complaintLink(
  id: string,
  { PUBLIC_ORIGIN, LINK_SECRET }: Pick<Environment, "PUBLIC_ORIGIN" | "LINK_SECRET">,
  now: Date,
): Promise<string> {
  const key = await signLink("complaint-page", id, LINK_SECRET, now);
  return `${PUBLIC_ORIGIN}/complaint/status?${new URLSearchParams({ id, key })}`;
}
