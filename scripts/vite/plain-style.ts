import type { Plugin } from "vite";

const block = /\{[^{}]*\}/g;
const declaration = /(?<=[{;])(--tw-[\w-]+):([^;{}]*);?/g;
const registration = /@property (--tw-[\w-]+)\{([^}]*)\}/g;
/** The same registrations for browsers that know no `@property`. */
const fallbackLayer = /@layer properties\{.*?\}\}\}/s;
/** A utility that sets one of these sets the property itself too, and comes after those that read it. */
const setTogether = new Set(["--tw-leading", "--tw-duration", "--tw-ease", "--tw-border-style", "--tw-outline-style"]);

/**
 * Tailwind hands values from one utility to another in variables, so that any two can be combined. This writes the values themselves
 * where the shop combines none, and leaves out what nothing reads.
 */
export function plainStyle(): Plugin {
  return {
    name: "plain-style",
    apply: "build",
    enforce: "pre",
    transform: { filter: { id: /\/app\/ui\/(shop|staff)\.css/, code: "--tw-" }, handler: writePlainly },
  };
}

/** The same style with fewer variables. Takes minified style. */
export function writePlainly(style: string): string {
  let plain = style;
  for (const [, name = "", rest = ""] of style.matchAll(registration)) {
    const rules = plain.replace(fallbackLayer, "").replaceAll(registration, "").match(block) ?? [];
    const isSet = rules.some((rule) => valueIn(rule, name) !== null);
    const isHandedOver = rules.some((rule) => (valueIn(rule, name) !== null) !== reads(rule, name));
    if (!isSet || setTogether.has(name)) plain = writeOut(plain, name, /initial-value:([^;]*)/.exec(rest)?.[1] ?? null);
    else if (!isHandedOver) plain = plain.replaceAll(block, (rule) => writeOut(rule, name, valueIn(rule, name)));
  }
  // Shadows of nothing, which stood for those that another utility might add; and variables among the properties that move.
  return withoutUnread(plain)
    .replaceAll("0 0 #0000, ", "")
    .replaceAll(/,--tw-[\w-]+(?=[,;}])/g, "");
}

const reads = (style: string, name: string) => style.includes(`var(${name},`) || style.includes(`var(${name})`);

/** What a rule sets a variable to, or null. */
const valueIn = (rule: string, name: string) =>
  [...rule.matchAll(declaration)].findLast(([, set]) => set === name)?.[2] ?? null;

/** Every `var(name, fallback)` replaced by the value, or by its fallback when that is null. */
function writeOut(style: string, name: string, value: string | null): string {
  const [before = "", ...parts] = style.split(new RegExp(`var\\(${name}(?=[,)])`));
  const written = parts.map((part) => {
    const end = closingBracket(part);
    return (value ?? part.slice(1, end)) + part.slice(end + 1);
  });
  return before + written.join("");
}

/** Where the bracket is closed that was opened before the text. */
function closingBracket(text: string): number {
  let open = 1;
  let at = -1;
  while (open > 0) open += { "(": 1, ")": -1 }[text[++at] ?? ")"] ?? 0;
  return at;
}

function withoutUnread(style: string): string {
  const drop = (whole: string, name: string) => (reads(style, name) ? whole : "");
  const less = style.replaceAll(registration, drop).replaceAll(declaration, drop);
  return less === style ? style : withoutUnread(less);
}
