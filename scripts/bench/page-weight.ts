import { gzipSync } from "node:zlib";

import { chromium, type Response } from "@playwright/test";

import { browserOptions } from "../../tests/support/browser.ts";

/** Bytes that a first view of a page takes until its load event, text counted as gzip sends it. */
export interface PageWeight {
  html: number;
  script: number;
  everything: number;
}

export async function weighPage(url: string): Promise<PageWeight> {
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(url, { waitUntil: "load" });
    const weight: PageWeight = { html: 0, script: 0, everything: 0 };
    for (const response of responses.slice()) {
      const bytes = sentSize(await response.body(), response.headers()["content-type"] ?? "");
      weight.everything += bytes;
      if (response.request().resourceType() === "document") weight.html += bytes;
      if (/javascript/.test(response.headers()["content-type"] ?? "")) weight.script += bytes;
    }
    return weight;
  } finally {
    await browser.close();
  }
}

/** Locally nothing is compressed; online every text is. */
function sentSize(body: Buffer, type: string): number {
  return /text|javascript|json|svg|xml/.test(type) ? gzipSync(body).length : body.length;
}
