import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { accessTable, collections, commands } from "./access.ts";
import { callNames } from "./app.ts";
import { databaseCommands } from "./database.ts";
import { docsPage } from "./docs-page.tsx";
import { openApiDocument } from "./openapi.ts";
import { routes } from "./routes.ts";

interface Operation {
  operationId: string;
  tags: string[];
  "x-access": string[];
  "x-commands"?: { name: string; access: string }[];
  "x-denied"?: { name: string; reason: string }[];
  security: object[];
  responses: Record<string, object>;
}
const document = openApiDocument();
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const withoutFragment = operations.filter(({ name }) => !name.includes("#"));
const granted = Object.entries(accessTable).flatMap(([collection, byCommand]) =>
  Object.entries(byCommand).map(([command, access]) => ({ name: `${collection} ${command}`, access })),
);

describe("the OpenAPI document", () => {
  it("is a valid document of version 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, "3.1"]);
  });

  it("has every call that exists, and no other", () => {
    expect(withoutFragment.map(({ name }) => name).toSorted()).toEqual(callNames.toSorted());
  });

  it("has every command of the generic call once more as an operation of its own", () => {
    const own = operations.filter(({ name }) => name.includes("#")).map(({ name }) => name.replace(/^.*#/, ""));
    expect(own.toSorted()).toEqual(granted.map(({ name }) => name.replace(" ", "")).toSorted());
  });

  it("names every operation once, in words a program can have, and says what it is about", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    const tags = document.tags.map(({ name }) => name);
    expect(operations.flatMap(({ operation }) => operation.tags).filter((tag) => !tags.includes(tag))).toEqual([]);
  });

  it("has no field that generators would take for one that is always sent, because it has a default", () => {
    const { CreateOrdersInput, QuoteInput } = document.components.schemas;
    expect(JSON.stringify([CreateOrdersInput, QuoteInput])).toContain("when left out");
    expect(JSON.stringify(document.components.schemas)).not.toContain('"default":');
  });

  it("has a field that is always sent in each shape of a oneOf, by which programs tell them apart", () => {
    const shapes: { required?: string[]; $ref?: string }[] = [];
    JSON.stringify(document, (key, value) => (key === "oneOf" && shapes.push(...value), value));
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter(({ required, $ref }) => !required && !$ref)).toEqual([]);
    expect(document.components.schemas.ReadProductsInput).toMatchObject({ properties: { data: { anyOf: [{}, {}] } } });
  });

  it("has each shape that it refers to, and refers to each that it has", () => {
    const text = JSON.stringify(document);
    const referred = new Set(Array.from(text.matchAll(/#\/components\/schemas\/(\w+)/g), ([, name = ""]) => name));
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
    expect([...referred]).toEqual(
      expect.arrayContaining(["Product", "Quote", "Order", "Customer", "LinesChangedError"]),
    );
  });

  it("has the codes of refusals that programs know already", () => {
    const codes = [...JSON.stringify(document).matchAll(/"code":\{"const":"([^"]+)"/g)].map(([, code]) => code);
    const known = `already-sent declined discount-refused invalid key-reused lines-changed mixed-currencies no-picture
      not-refundable order-cancelled order-closed order-too-large out-of-stock payment-processing payments-unavailable pictures-gone
      rate-limited refunded-before sign-in-required too-large too-many too-many-open-orders total-changed unavailable
      unknown-address unknown-file unknown-order unknown-payment unknown-product wrong-step`;
    expect(codes).toEqual(expect.arrayContaining(known.split(/\s+/)));
  });

  it.each(routes)("tells who may call $method $path", ({ method, path, access }) => {
    const { operation } = operations.find(({ name }) => name === `${method} ${path}`)!;
    expect(operation["x-access"]).toEqual([access]);
    expect(operation.security).toEqual(access === "public" ? [{}] : [{ staffSession: [] }, { key: [] }]);
    // A wrong key is refused everywhere, and the details of the health are for who has the token.
    expect("401" in operation.responses).toBe(true);
  });

  it("has every command of the access table with who may give it, and no other", () => {
    const { operation } = operations.find(({ name }) => name === "POST /api/db")!;
    const told = operation["x-commands"]!.map(({ name, access }) => ({ name, access }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(told.toSorted(byName)).toEqual(granted.toSorted(byName));
  });

  it("says of each of the 56 pairs of collection and command who may give it, or why nobody may", () => {
    const pairs = collections.flatMap((collection) => commands.map((command) => `${collection} ${command}`));
    const { operation } = operations.find(({ name }) => name === "POST /api/db")!;
    const told = [...operation["x-commands"]!, ...operation["x-denied"]!].map(({ name }) => name);
    expect([pairs.length, told.toSorted()]).toEqual([56, pairs.toSorted()]);
    expect(operation["x-denied"]!.map(({ reason }) => reason).filter((reason) => reason.length < 10)).toEqual([]);
  });

  it.each([...routes, ...databaseCommands].filter(({ example }) => example !== undefined))(
    "gives an example that fits: $summary",
    ({ input, example }) => {
      const sent = "file" in (example as object) ? { ...(example as object), file: new File(["x"], "x.png") } : example;
      expect(z.safeParse(input, sent).error?.issues).toBeUndefined();
    },
  );
});

describe("the page of the API", () => {
  it("shows every call and runs nothing", async () => {
    const page = await docsPage();
    const html = await page.text();
    const calls = callNames.filter((name) => !/docs|openapi|client/.test(name));
    for (const shown of [...calls, ...granted.map(({ name }) => name)]) expect(html).toContain(shown);
    expect(html).not.toMatch(/<script|\sstyle=|https?:/);
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  });

  it("explains every code of an error where the type of its problem details leads", async () => {
    const html = await (await docsPage()).text();
    const codes = [...JSON.stringify(document).matchAll(/"code":\{"const":"([^"]+)"/g)].map(([, code]) => code);
    for (const code of codes) expect(html).toContain(`id="problem-${code}"`);
  });

  it("is for no search engine, and leads from its list to each call", async () => {
    const html = await (await docsPage()).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const [links, places] = [/href="#([^"]+)"/g, /<section id="([^"]+)"/g].map((wanted) =>
      Array.from(html.matchAll(wanted), ([, id]) => id),
    );
    expect(links).toEqual(places);
    expect(new Set(links).size).toBe(links!.length);
  });
});
