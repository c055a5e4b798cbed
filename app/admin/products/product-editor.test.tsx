import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";

import { anyProduct } from "#app/features/catalogue/products/any-product.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

import type { FormValues } from "./field-form.ts";
import { parseProductForm } from "./parse-product-form.ts";
import { ProductEditor } from "./product-editor.tsx";
import { formValues } from "./product-form.ts";

const operators = ["op-a", "op-b"].map((id) => ({ id, name: id, country: "SE" }));

/** Products that the form can say: with a picture and a description, tags of which none has a comma, and a time in whole minutes. */
const typed = anyProduct(operators.map(({ id }) => id)).map((product) => {
  const minute = product.publishAt && `${product.publishAt.slice(0, 10)}T12:30:00.000Z`;
  const tags = [...new Set(product.tags.map((tag) => tag.replaceAll(",", "").trim()))].filter((tag) => tag !== "");
  const picture = { url: "/media/a.webp", alt: "", colorId: null, width: null, height: null };
  return {
    ...product,
    description: `${product.description}.`,
    publishAt: minute,
    tags,
    media: product.media.length === 0 ? [picture] : product.media,
  };
});

/** What a browser without scripts sends of the form as it is drawn. */
function sentBy(product: ProductInput): FormValues {
  const values = formValues(product);
  const props = { values, product: null, operators, shopColors: [], kinds: [], proposal: null, requestKey: "key" };
  const editor = <ProductEditor {...props} mayWrite translated={0} answer={undefined} onTakeTheirs={() => undefined} />;
  const router = createMemoryRouter([{ path: "/", element: editor }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return Object.fromEntries([...inputsOf(html), ...areasOf(html), ...selectsOf(html)]);
}

const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : textOf(found);
};
const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const textOf = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, letter: string) => letters[letter] ?? "");

function inputsOf(html: string): [string, string][] {
  return [...html.matchAll(/<input [^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const name = attribute(tag, "name");
    if (name === undefined) return [];
    if (attribute(tag, "type") !== "checkbox") return [[name, attribute(tag, "value") ?? ""]];
    return tag.includes(' checked=""') ? [[name, attribute(tag, "value") ?? "on"]] : [];
  });
}
function areasOf(html: string): [string, string][] {
  return [...html.matchAll(/(<textarea [^>]*>)([^<]*)<\/textarea>/g)].map(([, tag = "", text = ""]) => [
    attribute(tag, "name") ?? "",
    // HTML drops a line break that a text begins with; React writes one more.
    textOf(text.replace(/^\n/, "")),
  ]);
}
function selectsOf(html: string): [string, string][] {
  return [...html.matchAll(/(<select [^>]*>)(.*?)<\/select>/gs)].map(([, tag = "", list = ""]) => {
    const [, attributes = "", label = ""] = /<option([^>]* selected=""[^>]*)>([^<]*)</.exec(list) ?? [];
    return [attribute(tag, "name") ?? "", attribute(attributes, "value") ?? textOf(label)];
  });
}

describe("the product form, as it is drawn", () => {
  it("sends back every field of a product as it was", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(typed, (product) => {
        const parsed = parseProductForm(sentBy(product));
        expect("problems" in parsed ? parsed.problems : parsed.input).toEqual(product);
      }),
      { numRuns: 40 },
    );
  });
});
