import { renderToString } from "preact-render-to-string";
import { createContext, type ReactNode, useContext, useId } from "react";
import { describe, expect, it } from "vitest";

import { keepMarkupIn } from "./kept-markup.server.ts";
import { KeptMarkup, KeptMarkupWithIds, MarkupKeeper } from "./kept-markup.tsx";
import { markupOf, PagePieces } from "./page-pieces.server.ts";

const Language = createContext("en");

/** A page as it is sent, or as it is rendered where nothing is kept. */
function pageOf(content: ReactNode, onServer = true): string {
  const pieces = new PagePieces();
  const page = <MarkupKeeper value={onServer ? keepMarkupIn(pieces) : undefined}>{content}</MarkupKeeper>;
  return markupOf(pieces.assemble(renderToString(page)));
}

function openSite(name: string) {
  const site = { name };
  let rendered = 0;
  function Card({ price }: { price: number }) {
    rendered++;
    return (
      <p lang={useContext(Language)} title={'"<'}>
        {site.name}: {price}
      </p>
    );
  }
  const page = (price: number, by: string | null = String(price), onServer = true) =>
    pageOf(
      <Language value="sv">
        <main>
          <KeptMarkup site={site} by={by}>
            <Card price={price} />
          </KeptMarkup>
        </main>
      </Language>,
      onServer,
    );
  return { page, times: () => rendered };
}

describe("a part of a page that is kept", () => {
  it("is rendered once, and stands in every page as it was rendered, in the page's own context", () => {
    const { page, times } = openSite("Pulse");
    const whole = page(100, "100", false);
    expect([page(100), page(100)]).toEqual([whole, whole]);
    expect(whole).toContain('lang="sv"');
    expect(times()).toBe(2);
  });

  it("is rendered again when what it shows has changed", () => {
    const { page } = openSite("Pulse");
    expect(page(100)).toContain("100");
    expect(page(80)).toContain("80");
  });

  it("is rendered again with other settings", () => {
    openSite("Pulse").page(100);
    expect(openSite("Renamed").page(100)).toContain("Renamed");
  });

  it("is rendered each time where nobody can say what it depends on", () => {
    const { page, times } = openSite("Pulse");
    expect(page(100, null)).toContain("100");
    expect(page(80, null)).toContain("80");
    expect(times()).toBe(2);
  });

  it("is let go of when others of 8 MB were asked for since, and not before", () => {
    const { page, times } = openSite("Pulse");
    const askFor = (from: number, keys: number) => {
      for (let price = from; price < from + keys; price++) page(price, `${price}`.padEnd(20_000));
    };
    page(1);
    askFor(2, 190);
    page(1);
    expect(times()).toBe(191);
    askFor(1_000, 210);
    page(1);
    expect(times()).toBe(402);
  });

  it("holds what is kept within it, whichever page it was rendered for", () => {
    const site = {};
    const page = (before: number) =>
      pageOf(
        <main>
          {Array.from({ length: before }, (_, index) => (
            <KeptMarkup key={index} site={site} by={["before", index]}>
              <b>{index}</b>
            </KeptMarkup>
          ))}
          <KeptMarkup site={site} by="outer">
            <p>
              <KeptMarkup site={site} by="inner">
                <i>within</i>
              </KeptMarkup>
            </p>
          </KeptMarkup>
        </main>,
      );
    expect(page(0)).toBe("<main><p><i>within</i></p></main>");
    expect(page(2)).toBe("<main><b>0</b><b>1</b><p><i>within</i></p></main>");
  });
});

describe("a part with ids that is kept", () => {
  const site = {};
  const Field = () => <input id={useId()} />;
  const page = (onServer: boolean) =>
    pageOf(
      <main>
        <Field />
        {["a", "b"].map((by) => (
          <KeptMarkupWithIds key={by} site={site} by={by}>
            <p>
              <Field />
              <Field />
            </p>
          </KeptMarkupWithIds>
        ))}
        <Field />
      </main>,
      onServer,
    );

  it("has the ids that it has in the browser, and no other part has them", () => {
    const rendered = page(false);
    expect([page(true), page(true)]).toEqual([rendered, rendered]);
    const ids = [...rendered.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(6);
  });

  it("is another one at another place, whose ids are others", () => {
    const alone = (children: ReactNode) => pageOf(<main>{children}</main>);
    const part = (
      <KeptMarkupWithIds site={site} by="same">
        <Field />
      </KeptMarkupWithIds>
    );
    const second = alone([<Field key="before" />, part]);
    expect(second.replace(/^<main><input id="[^"]+"\/>/, "<main>")).not.toBe(alone(part));
  });
});
