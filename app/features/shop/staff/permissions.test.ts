import { describe, expect, it } from "vitest";

import { staffRoles } from "#app/shared/states.ts";

import { builtInRoles, isAllowed, permissions } from "./permissions.ts";

const allowedTo = (role: (typeof staffRoles)[number]) =>
  permissions.filter((permission) => isAllowed(builtInRoles[role], permission));

describe("the roles", () => {
  it("let an owner do everything, so that nothing is out of reach", () => {
    expect(allowedTo("owner")).toEqual(permissions);
  });

  it("keep orders, customers and their messages from who edits products", () => {
    expect(
      allowedTo("editor").filter((permission) => /^(orders|people|messages|mail|payments)/.test(permission)),
    ).toEqual([]);
  });

  it("keep products, money's sums, staff and the audit log from who answers customers", () => {
    expect(
      allowedTo("support").filter((permission) =>
        /^(products:write|inventory|settings|sales|payments|staff|audit)/.test(permission),
      ),
    ).toEqual([]);
  });

  it("let whoever writes something read it, too", () => {
    for (const role of staffRoles)
      for (const permission of allowedTo(role)) {
        const read = permissions.find((known) => known === permission.replace(/:\w+$/, ":read"));
        if (read) expect([role, read, isAllowed(builtInRoles[role], read)]).toEqual([role, read, true]);
      }
  });
});
