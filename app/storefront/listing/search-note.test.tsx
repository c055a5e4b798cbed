import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";

import { shopPlaceOf } from "./listing-place.ts";
import { SearchNote } from "./search-note.tsx";

it("asks what was meant with the prices and filters of the search", () => {
  const place = shopPlaceOf(new URLSearchParams("search=hodie&max=500&color=black&page=2"));
  const found = { didYouMean: "hoodie", correctedTo: null, marks: [], notSold: null };
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/shop"]}>
      <SearchNote place={place} found={found} />
    </MemoryRouter>,
  );
  expect(markup.replaceAll("&amp;", "&")).toContain('href="/shop?search=hoodie&color=black&max=500"');
});
