import { globSync, readFileSync } from "node:fs";

import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { newId } from "#app/shared/ids.ts";
import { languageOf, languageTag, type Locale, pathIn } from "#app/shared/language/languages.ts";
import { formatPrice } from "#app/shared/money.ts";
import { withdrawTexts } from "#app/storefront/case-pages/withdraw.texts.ts";
import { chargeConsentTexts } from "#app/storefront/checkout-page/charge-consent.texts.ts";
import { paymentTexts } from "#app/storefront/checkout-page/payment.texts.tsx";
import { productPageTexts } from "#app/storefront/product-page/product-page.texts.ts";
import { thankYouTexts } from "#app/storefront/thank-you-page/thank-you.texts.tsx";

import { expect, expectNoSidewaysScroll, type Page, test } from "../support/test.ts";
import { sentMails } from "./places.ts";

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
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expectNoSidewaysScroll(page);
  const own = page.locator("main").locator("h1, h2, h3, p, li, dt, dd, label, button, a, th, td");
  const texts = await own.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest("article") && !element.querySelector("article"))
      .map((element) => element.textContent),
  );
  expect(texts.filter((text) => english.test(text))).toEqual([]);
}

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
    for (const { text } of mailsAbout(orderNumber)) {
      expect(text.split("\n").filter((line) => english.test(line))).toEqual([]);
      expect(text).not.toMatch(currency === "SEK" ? /DKK|NOK|EUR|€/ : /SEK|(?<![.,\d])\d+ kr(?!\.)/);
    }
  });
}
