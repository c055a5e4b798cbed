import type { StaffMember } from "#app/features/staff/session.server.ts";
import type { Shop } from "#app/platform/context.ts";

/** What a call works on: the data of its envelope, the request, and the staff member when one is signed in. */
export interface DatabaseCall {
  request: Request;
  shop: Shop;
  data: Record<string, unknown>;
  staff: StaffMember | null;
}
