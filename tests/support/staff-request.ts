import { RouterContextProvider } from "react-router";

import { checkPageAccess } from "#app/admin/frame/check-page-access.server.ts";
import { staffSession } from "#app/features/shop/staff/guard.server.ts";
import { type Shop, shopContext } from "#app/platform/env/context.ts";

/**
 * The status that the middleware of the admin answers a request for a route of this pattern: its refusal, or what `load` returns
 * when it lets the caller pass.
 */
export async function adminStatus(
  shop: Shop,
  request: Request,
  pattern: string,
  load: (context: RouterContextProvider) => Promise<Response> = async () => new Response(),
): Promise<number> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const args = { request, context, pattern } as never;
  const check = async () => (await checkPageAccess(args, () => load(context))) as Response;
  try {
    return ((await staffSession(args, check)) as Response).status;
  } catch (refusal) {
    if (refusal instanceof Response) return refusal.status;
    const { init } = refusal as { init?: ResponseInit };
    if (init?.status) return init.status;
    throw refusal;
  }
}
