import { describe, expect, it } from "vitest";

import { hasRoom } from "./has-room.ts";

describe("hasRoom", () => {
  it.each([
    [{ onLine: true }, true],
    [{ onLine: true, connection: { effectiveType: "4g" } }, true],
    [{ onLine: false }, false],
    [{ onLine: true, connection: { saveData: true } }, false],
    [{ onLine: true, connection: { effectiveType: "slow-2g" } }, false],
  ])("%j: %s", (connection, room) => expect(hasRoom(connection)).toBe(room));
});
