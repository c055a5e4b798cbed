import { describe, expect, it } from "vitest";

import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { renderMail } from "#app/features/shop/mail/define-mail.server.tsx";

import { newsletterWelcome } from "./welcome-email.server.tsx";

const frame = {
  site: parseSiteConfiguration({ identity: { siteName: "<b>Pulse</b> & Mode" } }),
  origin: "https://shop.example",
};
const unsubscribeUrl = 'https://shop.example/newsletter?id=1&key="x"';

describe("the welcome e-mail", () => {
  const mail = renderMail(newsletterWelcome.write({ unsubscribeUrl }, frame), frame);

  it("escapes what it is given in HTML, and not in text", () => {
    expect(mail.html).not.toContain("<b>Pulse");
    expect(mail.html).toContain("&lt;b&gt;Pulse&lt;/b&gt; &amp; Mode");
    expect(mail.html).toContain("id=1&amp;key=&quot;x&quot;");
    expect(mail.text).toContain("Welcome to <b>Pulse</b> & Mode");
  });

  it("carries the code and the way out in both", () => {
    for (const version of [mail.html, mail.text]) expect(version).toMatch(/WELCOME10[\s\S]*Unsubscribe/);
    expect(mail.text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
  });

  it("tells mail programs how to unsubscribe with one click", () => {
    expect(mail.headers).toEqual({
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});
