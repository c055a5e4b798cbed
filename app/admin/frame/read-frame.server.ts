import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { countDeadLetters } from "#app/features/shop/mail/outbox.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** What is round every admin page. */
export interface AdminFrame {
  siteName: string;
  /** Who is signed in. */
  staff: Pick<StaffMember, "name" | "role"> | null;
  /** E-mails that could not be sent, for those who may send them again. */
  unsentMail: number;
}

/** What is round an admin page for somebody. */
export async function readFrame(shop: Shop, staff: StaffMember | null): Promise<AdminFrame> {
  const { identity } = await readSiteConfiguration(shop);
  return {
    siteName: identity.siteName,
    staff: staff && { name: staff.name, role: staff.role },
    unsentMail: staff && isAllowed(staff.role, "mail:resend") ? await countDeadLetters(shop.db) : 0,
  };
}
