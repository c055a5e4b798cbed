import type { apiKeys } from "#app/db/schema/keys.server.ts";
import type { staff, staffInvitations, staffRolesOfShop } from "#app/db/schema/staff.server.ts";
import { invitationHours } from "#app/features/shop/staff/invitation.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { demoInvitation, demoKeys, demoRole, demoStaff } from "../catalogue/staff.ts";
import { daysBefore } from "./time.ts";

/** The staff of the demo shop: to be seen in the list, not to sign in. */
export function staffRows(now: Date): (typeof staff.$inferInsert)[] {
  return demoStaff.map(({ username, name, role, hasSecondFactor, signedInDaysAgo, disabledDaysAgo }, i) => {
    const createdAt = new Date(daysBefore(now, 120 - i * 10));
    return {
      id: `stf_demo${i + 1}`,
      name,
      username,
      displayUsername: username,
      email: `${username}@staff.example`,
      emailVerified: true,
      role,
      twoFactorEnabled: hasSecondFactor,
      lastSignInAt: signedInDaysAgo === null ? null : daysBefore(now, signedInDaysAgo),
      disabledAt: disabledDaysAgo === null ? null : daysBefore(now, disabledDaysAgo),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** A role of the shop's own, which one of the staff has. */
export function roleRows(now: Date): (typeof staffRolesOfShop.$inferInsert)[] {
  return [{ ...demoRole, version: 1, updatedAt: daysBefore(now, 100) }];
}

/** An invitation that is open. */
export function invitationRows(now: Date): (typeof staffInvitations.$inferInsert)[] {
  const { email, role, invitedBy, daysAgo } = demoInvitation;
  const createdAt = daysBefore(now, daysAgo);
  return [
    { id: "inv_demo1", email, role, invitedBy, createdAt, expiresAt: daysBefore(now, daysAgo - invitationHours / 24) },
  ];
}

/** The keys, to be seen in the list, not to be called by. */
export function keyRows(now: Date): (typeof apiKeys.$inferInsert)[] {
  const dayBefore = (days: number) => stockholmDay(new Date(daysBefore(now, days)));
  return demoKeys.map(({ name, lastFour, hash, permissions, createdDaysAgo, usedDaysAgo, revokedDaysAgo }, i) => ({
    id: `key_demo${i + 1}`,
    name,
    lastFour,
    hash,
    permissions,
    lastUsedOn: usedDaysAgo === null ? null : dayBefore(usedDaysAgo),
    createdBy: "astrid.lind",
    createdAt: daysBefore(now, createdDaysAgo),
    revokedBy: revokedDaysAgo === null ? null : "astrid.lind",
    revokedAt: revokedDaysAgo === null ? null : daysBefore(now, revokedDaysAgo),
  }));
}
