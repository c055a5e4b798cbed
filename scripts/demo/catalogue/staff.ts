import type { OwnRole } from "#app/features/shop/staff/own-role-schema.ts";
import type { Permission } from "#app/features/shop/staff/permissions.ts";

/** A role of the demo shop's own: its warehouse packs and sends, and refunds nothing. */
export const demoRole: OwnRole & { id: string } = {
  id: "role-warehouse",
  name: "Warehouse",
  summary: "packs, sends and counts stock",
  permissions: ["products:read", "inventory:write", "orders:read", "orders:write"],
};

interface DemoStaff {
  username: string;
  name: string;
  /** The id of a role. */
  role: string;
  hasSecondFactor: boolean;
  /** Null for who has not signed in yet. */
  signedInDaysAgo: number | null;
  disabledDaysAgo: number | null;
}

/** The staff of the demo shop, one of each kind. None has a password, so nobody can sign in as them. */
export const demoStaff: readonly DemoStaff[] = [
  {
    username: "astrid.lind",
    name: "Astrid Lind",
    role: "owner",
    hasSecondFactor: true,
    signedInDaysAgo: 0.1,
    disabledDaysAgo: null,
  },
  {
    username: "edvin.berg",
    name: "Edvin Berg",
    role: "editor",
    hasSecondFactor: false,
    signedInDaysAgo: 1.2,
    disabledDaysAgo: null,
  },
  {
    username: "sara.nystrom",
    name: "Sara Nyström",
    role: "support",
    hasSecondFactor: true,
    signedInDaysAgo: 0.3,
    disabledDaysAgo: null,
  },
  {
    username: "viktor.holm",
    name: "Viktor Holm",
    role: "support",
    hasSecondFactor: false,
    signedInDaysAgo: 45,
    disabledDaysAgo: 40,
  },
  {
    username: "noor.haddad",
    name: "Noor Haddad",
    role: demoRole.id,
    hasSecondFactor: false,
    signedInDaysAgo: 0.2,
    disabledDaysAgo: null,
  },
];

/** Somebody who was invited and has not answered. */
export const demoInvitation = {
  email: "maja.ek@mail.example",
  role: "editor",
  invitedBy: "astrid.lind",
  daysAgo: 0.5,
} as const;

interface DemoKey {
  name: string;
  lastFour: string;
  /** No key has this hash: nobody can call the demo shop by what its list shows. */
  hash: string;
  permissions: readonly Permission[];
  createdDaysAgo: number;
  usedDaysAgo: number | null;
  revokedDaysAgo: number | null;
}

/** A key of the demo shop that works for nobody, and one that was revoked. */
export const demoKeys: readonly DemoKey[] = [
  {
    name: "Warehouse",
    lastFour: "4f2a",
    hash: "0".repeat(64),
    permissions: ["products:read", "inventory:write", "products:write", "orders:read", "orders:write"],
    createdDaysAgo: 60,
    usedDaysAgo: 0,
    revokedDaysAgo: null,
  },
  {
    name: "Bookkeeping",
    lastFour: "91c7",
    hash: "1".repeat(64),
    permissions: ["orders:read"],
    createdDaysAgo: 90,
    usedDaysAgo: 31,
    revokedDaysAgo: 30,
  },
];
