import { expect, test } from "../support/test.ts";

const strangersQuery = "utm_source=mail&email=stranger%40mail.example&token=strangers-token";

test("a page reached with a query of someone else's wakes up without errors and keeps that query to its visitor", async ({
  page,
  request,
}) => {
  for (const path of ["/shop", "/mens-collection", "/contact", "/newsletter", "/reviews"]) {
    await page.goto(`${path}?${strangersQuery}`);
    await expect.poll(() => page.evaluate(() => document.querySelector("script[data-modules]"))).toBeNull();
    expect(await page.evaluate(() => location.search)).toBe(`?${strangersQuery}`);

    const everyones = await (await request.get(path)).text();
    const renderedForStranger = await (await request.get(`${path}?${strangersQuery}`)).text();
    expect(everyones).not.toMatch(/stranger/);
    expect(renderedForStranger).not.toMatch(/stranger/);
  }
});

test("sorting a listing keeps no query that the listing does not know", async ({ page }) => {
  await page.goto(`/shop?category=hoodies&${strangersQuery}`);
  await page.getByLabel("Sort").selectOption("price-low");
  await expect(page).toHaveURL(/\/shop\?category=hoodies&sort=price-low$/);
});

test("other spellings of an address lead to its own", async ({ page }) => {
  for (const path of ["/Mens-Collection", "/mens-collection/", "/mens-collection//"]) {
    await page.goto(`${path}?category=tops`);
    await expect(page).toHaveURL(/\/mens-collection\?category=tops$/);
  }
});

test.describe("a script that came into the page", () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test("does not run, while our own do", async ({ page }) => {
    await page.route("**/faq", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<main", "<script>document.title = 'injected'</script><main");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/faq");
    const question = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button").nth(1);
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expect(page).not.toHaveTitle("injected");
  });
});
