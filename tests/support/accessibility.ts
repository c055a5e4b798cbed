import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";

// Run as it is: AxeBuilder sends it anew for each check, which takes half as long again.
const fromBuilder = createRequire(import.meta.resolve("@axe-core/playwright"));
const axeSource = readFileSync(fromBuilder.resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown[] }[];
}
interface WithAxe extends Window {
  axe?: { run: (context: unknown, options: object) => Promise<{ violations: Violation[] }> };
}

const options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // Describing every passed element takes as long as checking it.
  resultTypes: ["violations"],
};

/**
 * Fails when the page as it stands has a serious accessibility violation. Of a page under a modal dialog the dialog alone is
 * looked at: nobody reaches the rest of it, and it is checked without the dialog by its own tests. `within` is a CSS selector.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Something that is still fading in or out has too little contrast, and is looked at again.
  await expect.poll(() => seriousViolations(page, within)).toEqual([]);
}

async function seriousViolations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([selector, wanted]) => {
      const parts = [...document.querySelectorAll(selector ?? "dialog:modal")];
      if (selector && parts.length === 0) throw new Error(`There is no ${selector} on the page`);
      const { axe } = window as WithAxe;
      if (!axe) throw new Error("axe is not on the page");
      const result = await axe.run(parts.length > 0 ? parts : document, wanted);
      return result.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map((node) => node.target),
      }));
    },
    [within, options] as const,
  );
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map((target) => target.join(" ")).join(", ")}`);
}
