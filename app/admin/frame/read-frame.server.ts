import { countCasesToDo } from "#app/features/after-sale/cases/list-cases.server.ts";
import { countOrdersToSend } from "#app/features/selling/orders/order-work.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { countDeadLetters } from "#app/features/shop/mail/outbox.server.ts";
import { isAllowed, type Permission } from "#app/features/shop/staff/permissions.ts";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { readableKinds } from "./readable-kinds.ts";
import { mostCounted } from "./shown-count.ts";

/** What the navigation counts, as far as the role may see it. */
export interface FrameCounts {
  /** Paid orders that wait to be sent; counting ends at `mostCounted`. */
  ordersToSend: number;
  /** Withdrawals, returns, exchanges and complaints that wait for staff; counting ends at `mostCounted`. */
  casesToDo: number;
  /** Emails that could not be sent. */
  unsentMail: number;
}

/** What is round every admin page. */
export interface FrameData {
  siteName: string;
  /** Who is signed in. */
  staff: Pick<StaffMember, "name" | "role"> | null;
  counts: FrameCounts;
}

/** What is round an admin page for somebody. */
export async function readFrame(shop: Shop, staff: StaffMember | null): Promise<FrameData> {
  const may = (permission: Permission) => staff !== null && isAllowed(staff.role, permission);
  const [{ identity }, ordersToSend, casesToDo, unsentMail] = await Promise.all([
    readSiteConfiguration(shop),
    may("orders:read") ? countOrdersToSend(shop.db, mostCounted) : 0,
    staff ? countCasesToDo(shop.db, new Date(), readableKinds(staff.role), mostCounted) : 0,
    may("mail:resend") ? countDeadLetters(shop.db) : 0,
  ]);
  return {
    siteName: identity.siteName,
    staff: staff && { name: staff.name, role: staff.role },
    counts: { ordersToSend, casesToDo, unsentMail },
  };
}
