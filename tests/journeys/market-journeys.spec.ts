import { globSync, readFileSync } from "node:fs";

import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { pickupPointTexts } from "#app/features/shop/pickup-points/pickup-points.texts.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { PickupPointKind } from "#app/shared/chosen-point.ts";
import { newId } from "#app/shared/ids.ts";
import { languageOf, languageTag, type Locale, pathIn } from "#app/shared/language/languages.ts";
import { formatPrice } from "#app/shared/money.ts";
import { withdrawTexts } from "#app/storefront/case-pages/withdraw.texts.ts";
import { chargeConsentTexts } from "#app/storefront/checkout-page/charge-consent.texts.ts";
import { paymentTexts } from "#app/storefront/checkout-page/payment.texts.tsx";
import { pickupChoiceTexts } from "#app/storefront/checkout-page/pickup-choice.texts.ts";
import { productPageTexts } from "#app/storefront/product-page/product-page.texts.ts";
import { thankYouTexts } from "#app/storefront/thank-you-page/thank-you.texts.tsx";

import { windowSizes } from "../support/browser.ts";
import { expect, expectNoSidewaysScroll, type Page, test } from "../support/test.ts";
import { sentMails } from "./places.ts";

/** Where Denmark's goods go back to. */
const returnAddress = ["Returvej 1", "2300 København S"];

interface Shopper {
  locale: Locale;
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  /** The town that the postal code fills in. */
  town: string;
  /** What it is paid by: by its name, as shoppers of the country know it. */
  paysBy: string;
  /** Where the parcel waits; without one it comes to the door. */
  point?: PickupPointKind;
}

const shoppers: Shopper[] = [
  {
    locale: "sv",
    firstName: "Åsa",
    lastName: "Öberg",
    address: "Storgatan 1",
    postalCode: "619 30",
    town: "Trosa",
    paysBy: "Swish",
  },
  {
    locale: "nb",
    firstName: "Kari",
    lastName: "Nordmann",
    address: "Storgata 1",
    postalCode: "0150",
    town: "Oslo",
    paysBy: "Apple Pay",
  },
  {
    locale: "da",
    firstName: "Mette",
    lastName: "Sørensen",
    address: "Nørregade 1",
    postalCode: "8000",
    town: "Aarhus C",
    paysBy: "MobilePay",
    point: "box",
  },
  {
    locale: "fi",
    firstName: "Aino",
    lastName: "Mäkinen",
    address: "Keskuskatu 1",
    postalCode: "00100",
    town: "Helsinki",
    paysBy: "MobilePay",
  },
  {
    locale: "sv-fi",
    firstName: "Tove",
    lastName: "Lindqvist",
    address: "Centralgatan 1",
    postalCode: "00100",
    town: "Helsinki",
    paysBy: "MobilePay",
  },
];
/** Words of English sentences that none of the other languages has. */
const english = /\b(the|your|you|with|and|this|from|please)\b/i;

/** The e-mails about an order, and the addresses of pages in them. */
function mailsAbout(orderNumber: string): { text: string; links: string[] }[] {
  return globSync(sentMails)
    .map((path) => readFileSync(path, "utf8"))
    .filter((mail) => mail.includes(orderNumber))
    .map((mail) => ({ text: mail.replaceAll(/https?:\S+/g, ""), links: mail.match(/https?:\S*[\w-]/g) ?? [] }));
}

/** Fails when a page says something in English, but for what shoppers wrote themselves, or reaches beyond the window's edge. */
async function expectOwnPage(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
  await expectNoSidewaysScroll(page);
  const own = page.locator("main").locator("h1, h2, h3, p, li, dt, dd, label, button, a, th, td");
  const texts = await own.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest("article") && !element.querySelector("article"))
      .map((element) => element.textContent),
  );
  const pictures = await page
    .locator("main img")
    .evaluateAll((shown) => shown.map((picture) => picture.getAttribute("alt") ?? ""));
  expect([...texts, ...pictures].filter((text) => english.test(text))).toEqual([]);
}

/** Chooses the nearest point of a kind at the checkout; answers its name and kind, as pages and e-mails tell it. */
async function choosePoint(page: Page, locale: Locale, kind: PickupPointKind): Promise<string> {
  const language = languageOf(locale);
  const kindName = pickupPointTexts(language)[kind];
  await page.getByRole("button", { name: pickupChoiceTexts(language).choose }).click();
  const point = page.locator("label", { has: page.locator("input[name=pickupPointId]") }).filter({ hasText: kindName });
  await point.first().getByRole("radio").check();
  await expectOwnPage(page, locale);
  const name = (await point.first().locator(".font-semibold").first().textContent()) ?? "";
  await page.getByRole("button", { name: pickupChoiceTexts(language).close }).click();
  const told = `${name} (${kindName.toLowerCase()})`;
  await expect(page.getByText(told).first()).toBeVisible();
  return told;
}

test.describe("staff in Denmark", () => {
  // What is missing is a 409.
  test.use({ expectedErrors: /status of 409/, viewport: windowSizes.desktop });

  test("open Denmark by its switch, once they have filled in what it asks for", async ({ page, request, signIn }) => {
    const currencyOf = async () => {
      const told = await request.get(pathIn("da", "/buyable-product/pulse-core-tee"));
      return ((await told.json()) as { currency: string }).currency;
    };
    expect(await currencyOf()).toBe("SEK");
    await signIn();
    await page.goto("/admin/markets");
    const denmark = page.getByRole("region", { name: "Denmark" });
    await denmark.getByRole("button", { name: "Open Denmark" }).click();
    await expect(denmark.getByRole("alert")).toContainText("Denmark wasn't changed.");
    expect(await currencyOf()).toBe("SEK");

    await denmark.getByLabel("Season's rate").fill("1,52");
    await denmark.getByLabel("Return address").fill(returnAddress.join("\n"));
    await denmark.getByLabel("Packaging number").fill("DK-12345");
    await denmark.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Denmark saved." })).toBeVisible();
    await denmark.getByLabel("Who read them, Dansk").fill("Advokat Bo Holm");
    await denmark.getByRole("button", { name: "Confirm" }).click();
    await expect(denmark).toContainText("Read by Advokat Bo Holm.");
    await denmark.getByRole("link", { name: "Prices in DKK" }).click();
    await page.getByRole("button", { name: /^Take all \d+ proposals$/ }).click();
    await page.getByRole("button", { name: "Take them" }).click();
    await expect(page.getByRole("status").filter({ hasText: "prices saved." })).toBeVisible();

    await page.goto("/admin/markets");
    await expect(denmark.getByText("(missing)")).toHaveCount(0);
    await denmark.getByRole("button", { name: "Open Denmark" }).click();
    await expect(denmark.getByText("Open", { exact: true })).toBeVisible();
    expect(await currencyOf()).toBe("DKK");
  });
});

for (const shopper of shoppers) {
  const { locale, paysBy } = shopper;
  const language = languageOf(locale);
  const { country, currency } = marketOfLocale(locale);
  test(`a shopper in ${country} finds, buys and sends back in ${languageTag(locale)}, in ${currency}, and reads every e-mail so`, async ({
    page,
    request,
  }) => {
    const email = `${newId(language)}@mail.example`;
    await page.goto(pathIn(locale, "/product/pulse-core-tee"), { referer: "https://search.example/" });
    const told = await request.get(pathIn(locale, "/buyable-product/pulse-core-tee"));
    const product = (await told.json()) as { currency: string; variants: { priceOre: number }[] };
    expect(product.currency).toBe(currency);
    const priceOre = product.variants[0]?.priceOre ?? 0;
    const shown = (ore: number) => inLanguage(locale, () => formatPrice(ore, currency));
    await expect(page.getByRole("main")).toContainText(shown(priceOre));
    await expectOwnPage(page, locale);

    const choices = page.getByRole("radiogroup");
    for (const choice of [choices.first(), choices.nth(1)])
      await choice.locator("input:not([aria-disabled])").first().click();
    await page.getByRole("button", { name: productPageTexts(language).addToCart }).click();
    await expect(page.getByRole("dialog").first()).toContainText(shown(priceOre));

    await page.goto(pathIn(locale, "/cart"));
    await expect(page.getByRole("main")).toContainText(shown(priceOre));
    await expectOwnPage(page, locale);

    await page.goto(pathIn(locale, "/checkout"));
    const field = (name: string) => page.locator(`form [name=${name}]`);
    await page.waitForFunction(() => "hydrated" in window);
    const { firstName, lastName, address, postalCode, town } = shopper;
    await field("email").fill(email);
    await field("firstName").fill(firstName);
    await field("lastName").fill(lastName);
    await field("address").fill(address);
    await expect(field("country")).toHaveValue(country);
    await field("postalCode").fill(postalCode);
    await expect(field("city")).toHaveValue(town);
    const point = shopper.point && (await choosePoint(page, locale, shopper.point));
    await page.getByRole("radio", { name: new RegExp(`^${paysBy}`) }).check();
    await expectOwnPage(page, locale);
    const order = page.locator("form button[type=submit]").last();
    if (asksBeforeCharge(marketOfLocale(locale).id, priceOre)) {
      const agrees = page.getByRole("checkbox", { name: chargeConsentTexts(language).agree });
      await order.click();
      await expect(agrees).toBeFocused();
      await expect(agrees).toHaveJSProperty("validationMessage", chargeConsentTexts(language).tick);
      await agrees.check();
    }
    await order.click();
    await page.getByRole("button", { name: paymentTexts(language).approvePayment }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYouTexts(language).thanks);
    await expectOwnPage(page, locale);

    const orderNumber =
      (
        await page
          .getByText(/PM-\d{8}/)
          .first()
          .innerText()
      ).match(/PM-\d{8}/)?.[0] ?? "none";
    if (point) await expect(page.getByRole("main")).toContainText(point);
    const withdrawLink = new RegExp(`${pathIn(locale, "/withdraw")}\\?id=`);
    await expect(() =>
      expect(mailsAbout(orderNumber).flatMap(({ links }) => links)).toContainEqual(expect.stringMatching(withdrawLink)),
    ).toPass();
    const link = mailsAbout(orderNumber).flatMap(({ links }) => links.filter((one) => withdrawLink.test(one)))[0] ?? "";
    await page.goto(link);
    await expectOwnPage(page, locale);
    await page.getByRole("button", { name: withdrawTexts(language).continue }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(withdrawTexts(language).reviewTitle);
    await expectOwnPage(page, locale);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("main")).toContainText(/WD-\d{8}/);
    await expectOwnPage(page, locale);

    await expect(() => expect(mailsAbout(orderNumber).length).toBeGreaterThanOrEqual(2)).toPass();
    if (point) expect(mailsAbout(orderNumber).some(({ text }) => text.includes(point))).toBe(true);
    for (const { text } of mailsAbout(orderNumber)) {
      expect(text.split("\n").filter((line) => english.test(line))).toEqual([]);
      expect(text).not.toMatch(currency === "SEK" ? /DKK|NOK|EUR|€/ : /SEK|(?<![.,\d])\d+ kr(?!\.)/);
    }
  });
}

test.describe("staff in Denmark", () => {
  test.use({ viewport: windowSizes.desktop });

  test("close Denmark again, and its pages have the shop's own prices", async ({ page, request, signIn }) => {
    await signIn();
    await page.goto("/admin/markets");
    const denmark = page.getByRole("region", { name: "Denmark" });
    await denmark.getByRole("button", { name: "Close Denmark" }).click();
    await page.getByRole("button", { name: "Close market" }).click();
    await expect(denmark.getByText("Closed", { exact: true })).toBeVisible();
    const told = await request.get(pathIn("da", "/buyable-product/pulse-core-tee"));
    const product = (await told.json()) as { currency: string; variants: { priceOre: number }[] };
    expect(product.currency).toBe("SEK");
    await page.goto(pathIn("da", "/product/pulse-core-tee"));
    const own = inLanguage("da", () => formatPrice(product.variants[0]?.priceOre ?? 0, "SEK"));
    await expect(page.getByRole("main")).toContainText(own);
    await page.goto(pathIn("da", "/returns"));
    await expect(page.getByRole("main")).not.toContainText(returnAddress[0] ?? "");
  });
});
