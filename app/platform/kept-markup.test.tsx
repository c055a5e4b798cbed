import { renderToString } from "preact-render-to-string";
import { createContext, useContext } from "react";
import { describe, expect, it } from "vitest";

import { keepMarkup } from "./kept-markup.server.ts";
import { KeptMarkup, MarkupKeeper } from "./kept-markup.tsx";

const Language = createContext("en");

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
    renderToString(
      <MarkupKeeper value={onServer ? keepMarkup : undefined}>
        <Language value="sv">
          <main>
            <KeptMarkup site={site} by={by}>
              <Card price={price} />
            </KeptMarkup>
          </main>
        </Language>
      </MarkupKeeper>,
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

  it("is let go of when so many others were asked for since, and not before", () => {
    const { page, times } = openSite("Pulse");
    page(1);
    for (let price = 2; price <= 1_500; price++) page(price);
    page(1);
    expect(times()).toBe(1_500);
    for (let price = 3_001; price <= 4_500; price++) page(price);
    page(1);
    expect(times()).toBe(3_001);
  });
});
