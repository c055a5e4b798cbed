import { describe, expect, it } from "vitest";

import { visitBuiltShop } from "#tests/support/visited-shop.ts";

const { send } = visitBuiltShop("filters");

/** A page; what a form left empty goes from its address. */
async function pageAt(path: string) {
  const answer = await send("GET", path);
  if (answer.status !== 308) return answer;
  expect(answer.headers.location).not.toMatch(/=(&|$)/);
  return send("GET", String(answer.headers.location));
}

/** How many products a page says its list has. */
function totalOf(text: string): number {
  return Number(/role="status"[^>]*>(\d+) products?</.exec(text)?.[1] ?? Number.NaN);
}

interface Field {
  name: string;
  value: string;
  type: string;
  checked: boolean;
  /** The number shown at it. */
  count: number;
}

/** The form of filters as a browser without scripts reads it. */
function formOf(text: string): { action: string; fields: Field[] } {
  const form = /<form [^>]*autocomplete="off".*?<\/form>/is.exec(text)?.[0] ?? "";
  const attribute = (tag: string, name: string) =>
    (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
  const fields = [...form.matchAll(/(<input[^>]*>)(?:(?!<input).)*?(?:<small>(\d+)<\/small>|(?=<input)|$)/gs)];
  return {
    action: attribute(form, "action"),
    fields: fields.map(([, tag = "", count]) => ({
      name: attribute(tag, "name"),
      value: attribute(tag, "value"),
      type: attribute(tag, "type"),
      checked: /\schecked/.test(tag),
      count: Number(count ?? 0),
    })),
  };
}

/** The address a browser asks for when a form is sent with one more choice made in it. */
function sent({ action, fields }: ReturnType<typeof formOf>, more: Field): string {
  const isSent = (field: Field) => {
    if (field === more) return true;
    if (field.type === "radio") return field.checked && field.name !== more.name;
    return field.type === "checkbox" ? field.checked : true;
  };
  const query = new URLSearchParams(fields.filter(isSent).map(({ name, value }) => [name, value]));
  return `${action}?${query}`;
}

describe("filters without scripts", () => {
  it.each(["/shop", "/shop?category=hoodies&sort=newest", "/womens-collection", "/accessories-collection?view=list"])(
    "each value of %s lists as many products as it says",
    async (path) => {
      const form = formOf((await pageAt(path)).text);
      const offered = form.fields.filter(({ type, value }) => type !== "hidden" && type !== "number" && value !== "");
      expect(offered.length).toBeGreaterThan(5);
      // Every third: all groups have one among them.
      for (const field of offered.filter((_, index) => index % 3 === 0)) {
        const address = sent(form, field);
        expect([address, totalOf((await pageAt(address)).text)]).toEqual([address, field.count]);
      }
    },
  );

  it("a further choice keeps the others, and lists what it says, until nothing is left to choose", async () => {
    let text = (await pageAt("/shop")).text;
    for (let step = 0; step < 8; step++) {
      const form = formOf(text);
      const free = form.fields.filter(
        ({ type, checked, value }) => (type === "checkbox" || type === "radio") && !checked && value !== "",
      );
      const next = free[(step * 7) % free.length];
      if (!next) break;
      const { text: after } = await pageAt(sent(form, next));
      expect([step, next.name, next.value, totalOf(after)]).toEqual([step, next.name, next.value, next.count]);
      expect(formOf(after).fields.filter(({ checked, value }) => checked && value !== "")).toHaveLength(
        form.fields.filter(
          ({ name, checked, value }) => checked && value !== "" && !(next.type === "radio" && name === next.name),
        ).length + 1,
      );
      text = after;
    }
  });

  it("an old link that leaves nothing says what to take away, and what that gives", async () => {
    const { status, text } = await pageAt("/shop?kind=bags&size=36-39&color=black");
    expect([status, totalOf(text)]).toEqual([200, 0]);
    const ways = [
      ...text.matchAll(/href="([^"]*)"[^>]*><span[^>]*>Remove (?:<!-- -->)?([^<]*)<\/span><span[^>]*>(\d+) product/g),
    ];
    expect(ways.length).toBeGreaterThan(0);
    for (const [, href = "", , count] of ways) {
      const address = `/shop${href.replace(/^\/shop/, "").replaceAll("&amp;", "&")}`;
      expect(totalOf((await pageAt(address)).text)).toBe(Number(count));
    }
  });
});

describe("the results of a search", () => {
  it("are filtered as any list, and each value lists as many as it says", async () => {
    const { text } = await pageAt("/shop?search=black");
    const form = formOf(text);
    expect(form.fields).toContainEqual(expect.objectContaining({ name: "search", value: "black", type: "hidden" }));
    const offered = form.fields.filter(({ type, value }) => type === "checkbox" && value !== "");
    expect(offered.length).toBeGreaterThan(5);
    for (const field of offered.filter((_, index) => index % 5 === 0)) {
      const address = sent(form, field);
      expect([address, totalOf((await pageAt(address)).text)]).toEqual([address, field.count]);
    }
  });

  it("mark what was searched for, and say what was searched for instead", async () => {
    expect((await pageAt("/shop?search=hoodie")).text).toMatch(/<mark[^>]*>Hoodie<\/mark>/);
    const { text } = await pageAt("/shop?search=hodie");
    expect(text).toMatch(/Showing results for <strong>hoodie<\/strong>/);
    expect(totalOf(text)).toBeGreaterThan(0);
  });

  it("are none for nonsense, in the words of the shop", async () => {
    const { text } = await pageAt("/shop?search=zzqqxxzz");
    expect(text).toContain("No products found. Try a different category or search term.");
    expect(text).not.toContain('autoComplete="off" class="border-b');
  });
});

describe("what search engines see of filters", () => {
  const canonicalOf = (text: string) =>
    /<link rel="canonical" href="http:\/\/localhost([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  const isHidden = (text: string) => text.includes('<meta name="robots" content="noindex"');

  it.each([
    ["/shop", "/shop", false],
    ["/shop?category=hoodies", "/shop?category=hoodies", false],
    ["/shop?sort=newest&page=2", "/shop?page=2", false],
    ["/mens-collection", "/mens-collection", false],
    ["/mens-collection?category=tops", "/mens-collection?category=tops", false],
    ["/shop?color=black", "/shop", true],
    ["/shop?color=black&page=2", "/shop", true],
    ["/shop?category=hoodies&size=m&min=100&stock=1", "/shop?category=hoodies", true],
    ["/mens-collection?category=tops&size=m", "/mens-collection?category=tops", true],
    ["/shop?rating=nothing-known", "/shop", true],
    ["/shop?search=tee", "/shop", true],
  ])("%s is known as %s", async (path, canonical, hidden) => {
    const { text } = await pageAt(path);
    expect([canonicalOf(text), isHidden(text)]).toEqual([canonical, hidden]);
  });

  it("no combination is led to by a link that is to be followed, nor by the sitemap", async () => {
    for (const path of ["/shop", "/shop?color=black&color=blue", "/mens-collection?size=m&view=list"]) {
      const { text } = await pageAt(path);
      const filtering = [...text.matchAll(/<a\s[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => /href="[^"]*[?;&](size|color|kind|fit|sport|fabric|min|max|stock|new|sale|rating)=/.test(tag))
        .filter((tag) => !/href="\/(cj-)?product\//.test(tag));
      for (const tag of filtering) expect(tag).toMatch(/rel="[^"]*nofollow/);
    }
    expect((await pageAt("/sitemap.xml")).text).not.toMatch(/[?;&](size|color|kind)=/);
  });

  it("a filtered collection has the same structured data as the whole one", async () => {
    const dataIn = (text: string) =>
      [...text.matchAll(/application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, data]) => data);
    const whole = dataIn((await pageAt("/mens-collection")).text);
    expect(whole.length).toBeGreaterThan(0);
    expect(dataIn((await pageAt("/mens-collection?size=m")).text)).toEqual(whole);
  });
});

describe("a page in the page cache", () => {
  it.each([
    ["/shop?color=black", true],
    ["/mens-collection?size=m", true],
    ["/shop?stock=1", true],
    ["/shop?color=black&size=m", false],
    ["/shop?min=100", false],
    ["/shop?size=nobody-wears-this", false],
    ["/shop?color=octarine", false],
    ["/shop?category=nothing-here", false],
    ["/mens-collection?category=nothing-here", false],
    ["/reviews?page=2", true],
    ["/reviews?page=02", false],
    ["/reviews?stars=9", false],
    ["/reviews?sort=lowest", true],
    ["/reviews?sort=newest", false],
    ["/reviews?sort=best", false],
    ["/reviews?category=nothing-here", false],
    ["/contact?reason=returns", true],
    ["/contact?reason=nothing-here", false],
  ])("%s may be kept: %s", async (path, kept) => {
    const { status, headers } = await pageAt(path);
    expect(status).toBe(200);
    expect(String(headers["cache-control"]).startsWith("public")).toBe(kept);
  });

  it("has nothing of a stranger's query, as page and as data", async () => {
    const strange =
      "color=black&color=zzstrangerzz&kind=zzstrangerzz&min=zzstrangerzz&rating=zzstrangerzz&utm=zzstrangerzz";
    for (const path of [`/shop?${strange}`, `/shop.data?${strange}`, `/mens-collection?${strange}`]) {
      const { status, text } = await pageAt(path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, text.includes("zzstrangerzz")]).toEqual([path, false]);
    }
  });
});
