import { findDraft } from "#app/features/shop/content/drafts.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { hasSessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** The parameter that names the draft to look at. No page reads it: it is no part of any address a page is cached under. */
const parameter = "preview";

/**
 * The shop as a member of staff sees it with a draft of theirs that is not saved: `?preview=<id>`, for them alone. Null for
 * everyone else and for any other request.
 */
export async function previewShop(request: Request, shop: Shop): Promise<Shop | null> {
  const id = new URL(request.url).searchParams.get(parameter);
  if (!id || request.method !== "GET" || !hasSessionCookie(request)) return null;
  const staff = await currentStaff(request, shop);
  if (!staff || !isAllowed(staff.role, "settings:write")) return null;
  const siteDraft = await findDraft(shop, id, staff.username, new Date());
  return siteDraft && { ...shop, siteDraft };
}

/** A page with a draft in it: cached nowhere, found by no search engine. */
export function asPreview(response: Response): Response {
  const page = new Response(response.body, response);
  page.headers.set("Cache-Control", "no-store");
  page.headers.set("X-Robots-Tag", "noindex, nofollow");
  return page;
}
