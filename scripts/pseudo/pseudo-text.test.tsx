import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { outsideMessages, pseudo, pseudoMessage } from "./pseudo-text.ts";

it("marks each line of a message and makes it a third longer", () => {
  expect(pseudo("Cart")).toBe("⟦Cart ööää⟧");
  expect(pseudo("Free returns\n\nwithin 30 days")).toBe("⟦Free returns ööää⟧\n\n⟦within 30 days ööää⟧");
  expect(pseudo("Questions? ")).toBe("⟦Questions? ööää⟧ ");
  expect(pseudo("30 %")).toBe("30 %");
});

it("leaves what a message is given outside the marks, and other messages as they are", () => {
  const added = pseudoMessage((name: string, count: number) => `${name} added ${count} times`) as (
    ...given: unknown[]
  ) => string;
  expect(outsideMessages(added("Core Tee", 2))).toEqual(["Core Tee"]);
  expect(outsideMessages(added(pseudo("Core Tee"), 2))).toEqual([]);
});

it("marks the words within elements that a message makes, not those that it is given", () => {
  const linked = pseudoMessage((to: unknown) => (
    <>
      Wrong size? <a href="/exchange">Exchange it</a> with {to}
    </>
  )) as (to: unknown) => React.ReactNode;
  const html = renderToStaticMarkup(linked(<b>Kim</b>));
  expect(outsideMessages(html.replace(/<[^>]*>/g, ""))).toEqual(["Kim"]);
});

it("finds what is in no message", () => {
  expect(outsideMessages("Close ⟦Cart⟧ and ⟦Shop ⟦Tee⟧ now⟧ 3 x")).toEqual(["Close", "and"]);
});
