import { describe, expect, it } from "vitest";

import { builtInRoles, isAllowed } from "#app/features/shop/staff/permissions.ts";
import { staffRoles } from "#app/shared/states.ts";

import { adminGroups, placeOf } from "./admin-pages.ts";

const groups = adminGroups(builtInRoles.owner);
const placeAt = (address: string) => {
  const { pathname, search } = new URL(address, "http://shop");
  const place = placeOf(groups, { pathname, search });
  return place && `${place.group.name}: ${place.page.name}`;
};

describe("the place of an address in the admin's navigation", () => {
  it.each([
    ["/admin/today", "Home: Home"],
    ["/admin", "Products: All products"],
    ["/admin?tab=orders&status=pending", "Orders: All orders"],
    ["/admin/orders/ord_1/refund", "Orders: All orders"],
    ["/admin/products/prd_1", "Products: All products"],
    ["/admin/products/incomplete", "Products: Incomplete"],
    ["/admin/products/order/mens", "Products: Arrange lists"],
    ["/admin/products/sheet", "Products: Edit as a sheet"],
    ["/admin?tab=contact", "Customers: Messages"],
    ["/admin/messages/msg_1", "Customers: Messages"],
    ["/admin?tab=newsletter", "Marketing: Newsletter"],
    ["/admin/payments/discrepancies", "Finance: Discrepancies"],
    ["/admin/returns/ret_1", "Returns: Returns"],
    ["/admin/withdrawals/WD-1", "Returns: Returns"],
    ["/admin/complaints/new", "Returns: Returns"],
    ["/admin/searches/synonyms", "Analytics: Searches"],
    ["/admin/redirects", "Settings: Redirects"],
    ["/admin/keys", "Settings: Keys"],
    ["/admin/settings/shipping", "Settings: Settings"],
  ])("%s is %s", (address, place) => {
    expect(placeAt(address)).toBe(place);
  });

  it.each(["/admin/account", "/admin/search?q=a", "/admin/todayish"])("%s has none", (address) => {
    expect(placeAt(address)).toBeNull();
  });
});

describe("the navigation of a role", () => {
  it.each(staffRoles)("shows %s no list that the role may not read", (role) => {
    const names = adminGroups(builtInRoles[role]).map(({ name }) => name);
    expect(names.includes("Orders")).toBe(isAllowed(builtInRoles[role], "orders:read"));
    expect(names.includes("Finance")).toBe(isAllowed(builtInRoles[role], "payments:read"));
    expect(names.includes("Settings")).toBe(
      isAllowed(builtInRoles[role], "settings:write") || isAllowed(builtInRoles[role], "mail:resend"),
    );
  });

  it("leads to each page once", () => {
    const all = groups.flatMap(({ pages }) => pages.map(({ to }) => to));
    expect(new Set(all).size).toBe(all.length);
  });
});
