import { describe, expect, it } from "vitest";

import { writePlainly } from "./plain-style.ts";

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? "" : `;initial-value:${initial}`}}`;

describe("writePlainly", () => {
  it("writes what no rule sets as it is at first, or as its fallback", () => {
    const style = `.a{box-shadow:var(--tw-inset), 0 1px var(--tw-color,rgb(0 0 0/calc(1*var(--x))))}`;
    expect(writePlainly(`${style}${registered("--tw-inset", "0 0 #0000")}${registered("--tw-color")}`)).toBe(
      ".a{box-shadow:0 1px rgb(0 0 0/calc(1*var(--x)))}",
    );
  });

  it("writes what each rule sets for itself alone", () => {
    const style = ".a{--tw-y:1px;translate:0 var(--tw-y)}.b{--tw-y:2px;translate:0 var(--tw-y)}";
    expect(writePlainly(style + registered("--tw-y", "0"))).toBe(".a{translate:0 1px}.b{translate:0 2px}");
  });

  it("leaves alone what one rule sets for another", () => {
    const style = `.a{--tw-x:1px}.b{translate:var(--tw-x) 0}${registered("--tw-x", "0")}`;
    expect(writePlainly(style)).toBe(style);
  });

  it("leaves out what nothing reads", () => {
    const style = `.a{--tw-weight:600;font-weight:600}${registered("--tw-weight")}`;
    expect(writePlainly(style)).toBe(".a{font-weight:600}");
  });

  it("lets the later utility say what both set", () => {
    const style = `.a{line-height:var(--tw-leading,1.5)}.b{--tw-leading:2;line-height:2}${registered("--tw-leading")}`;
    expect(writePlainly(style)).toBe(".a{line-height:1.5}.b{line-height:2}");
  });

  it("takes what browsers without registrations are told for no rule", () => {
    const layer = "@layer properties{@supports (color:red){*{--tw-x:0;--tw-y:0}}}";
    expect(writePlainly(`${layer}.a{translate:var(--tw-x) 1px}${registered("--tw-x", "0")}`)).not.toContain("var(");
  });
});
