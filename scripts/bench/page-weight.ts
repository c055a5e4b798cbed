import { gzipSync } from "node:zlib";

import { chromium, type Response } from "@playwright/test";

import { browserOptions } from "../../tests/support/browser.ts";

/** Milliseconds to load a page, enough for a busy machine. */
const timeoutMs = 120_000;

/** Bytes transferred by the first view of a page, text as gzip. */
export interface PageWeight {
  html: number;
  /** Scripts until the load event. */
  script: number;
  /** All until the load event: page, style, type, pictures, scripts. */
  everything: number;
  /** Scripts from the load event until the network is idle: hydration and overlays. */
  laterScript: number;
}

export async function weighPage(url: string): Promise<PageWeight> {
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(url, { waitUntil: "networkidle", timeout: timeoutMs });
    const loadedAt = await page.evaluate(
      () => performance.timeOrigin + performance.timing.loadEventStart - performance.timing.navigationStart,
    );
    const weight: PageWeight = { html: 0, script: 0, everything: 0, laterScript: 0 };
    for (const response of responses) {
      const type = response.headers()["content-type"] ?? "";
      const isScript = /javascript/.test(type);
      const bytes = sentSize(await response.body(), type);
      if (response.request().timing().startTime >= loadedAt) {
        if (isScript) weight.laterScript += bytes;
        continue;
      }
      weight.everything += bytes;
      if (response.request().resourceType() === "document") weight.html += bytes;
      if (isScript) weight.script += bytes;
    }
    return weight;
  } finally {
    await browser.close();
  }
}

/** Locally nothing is compressed; in production all text is. */
function sentSize(body: Buffer, type: string): number {
  return /text|javascript|json|svg|xml/.test(type) ? gzipSync(body).length : body.length;
}
