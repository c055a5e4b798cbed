import { globSync, readFileSync } from "node:fs";

import { parseSync } from "vite";
import { expect, it } from "vitest";

/** Where shoppers read, e-mails included: staff's screens are English alone. */
const shopFiles = globSync("app/{storefront,ui,features,routes/storefront}/**/*.tsx").filter(
  (file) => !/\.(test|texts)\./.test(file),
);

/** Pages that shoppers don't come to: staff's preview, and the two that show what a product page is made of. E-mails to staff. */
const notForShoppers =
  /^app\/(routes\/storefront\/(demo-product|product-preview|test-product)|storefront\/test-products\/.*|features\/shop\/staff\/.*-email\.server)\.tsx$/;

/** What every language says alike. */
const alike = /^(CJ|CVC|LIVE|PM-12345678|kr|&[lr]dquo;)$/;

/** Before the subject of a newsletter that staff send themselves to look at. */
const toStaff = /^Test: $/;

/** Attributes whose words are shown or read aloud. */
const spoken = new Set(["alt", "aria-label", "aria-description", "placeholder", "title", "label", "hint", "summary"]);

/** Parts of objects whose words are shown, such as titles and descriptions in `meta`. */
const told = new Set(["description", "heading", "intro", "preview", "subject", "title"]);

interface Node {
  type: string;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The words of a part of a screen, where it is text itself or chooses between texts. */
function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if ((node.type === "JSXText" || node.type === "Literal") && typeof node["value"] === "string") return [node["value"]];
  if (node.type === "TemplateLiteral")
    return (node["quasis"] as { value: { raw: string } }[]).map(({ value }) => value.raw);
  if (node.type === "JSXExpressionContainer") return wordsOf(node["expression"]);
  if (node.type === "ConditionalExpression") return [...wordsOf(node["consequent"]), ...wordsOf(node["alternate"])];
  if (node.type === "LogicalExpression") return wordsOf(node["right"]);
  return [];
}

/** What a part of a file says to a reader in words of its own. */
function saidIn(node: Node): string[] {
  if (node.type === "JSXElement" || node.type === "JSXFragment") return (node["children"] as Node[]).flatMap(wordsOf);
  if (node.type === "JSXAttribute" && spoken.has(String((node["name"] as Node)["name"]))) return wordsOf(node["value"]);
  if (node.type === "Property" && told.has(String((node["key"] as Node)["name"]))) return wordsOf(node["value"]);
  return [];
}

function everyNode(node: Node): Node[] {
  const parts = Object.values(node).flat().filter(isNode);
  return [node, ...parts.flatMap(everyNode)];
}

it("says what shoppers read in files of texts, which have every language", () => {
  expect(shopFiles.length).toBeGreaterThan(250);
  const found = shopFiles.filter((file) => {
    if (notForShoppers.test(file)) return false;
    const { program } = parseSync(file, readFileSync(file, "utf8"));
    const said = everyNode(program as unknown as Node).flatMap(saidIn);
    return said.some((words) => /\p{L}{2}/u.test(words) && !alike.test(words.trim()) && !toStaff.test(words));
  });
  expect(found.toSorted()).toEqual([]);
});
