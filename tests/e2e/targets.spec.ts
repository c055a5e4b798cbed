import { expect, test } from "../support/test.ts";

test("everything to press in the frame of a page is 44 px high on a phone, and its text 14 px", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
  const frame = page.locator("header, footer, body > aside, [aria-label='Delivery and returns']");
  const small = await frame.evaluateAll((parts) =>
    parts.flatMap((part) => {
      const shown = [...part.querySelectorAll<HTMLElement>("*")].filter(
        (element) => element.checkVisibility() && !element.closest("[popover], .sr-only, svg"),
      );
      const low = shown.filter(
        (element) =>
          element.matches("a, button, input") &&
          getComputedStyle(element).display !== "inline" &&
          element.getBoundingClientRect().height < 44,
      );
      const fine = shown.filter(
        (element) =>
          element.childElementCount === 0 &&
          element.textContent.trim() !== "" &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 14,
      );
      return [...low, ...fine].map(({ outerHTML }) => outerHTML.slice(0, 160));
    }),
  );
  expect(small).toEqual([]);
});
