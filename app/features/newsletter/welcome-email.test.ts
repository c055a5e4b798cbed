import { describe, expect, it } from "vitest";

import { acknowledgmentMail } from "#app/features/contact/acknowledgment-email.server.ts";
import { parseSiteConfiguration } from "#app/features/configuration/configuration.server.ts";

import { welcomeMail } from "./welcome-email.server.ts";

const site = parseSiteConfiguration({ identity: { siteName: "<b>Pulse</b> & Mode" } });
const links = { shopUrl: "https://shop.example/shop", unsubscribeUrl: 'https://shop.example/newsletter?id=1&key="x"' };

describe("the welcome e-mail", () => {
  const mail = welcomeMail(site, links);

  it("escapes what it is given in HTML, and not in text", () => {
    expect(mail.html).not.toContain("<b>Pulse");
    expect(mail.html).toContain("&#60;b&#62;Pulse&#60;/b&#62; &#38; Mode");
    expect(mail.html).toContain("id=1&#38;key=&#34;x&#34;");
    expect(mail.text).toContain("Welcome to <b>Pulse</b> & Mode");
  });

  it("carries the code and the way out in both", () => {
    for (const body of [mail.html, mail.text]) expect(body).toMatch(/WELCOME10[\s\S]*Unsubscribe/);
  });

  it("tells mail programs how to unsubscribe with one click", () => {
    expect(mail.headers).toEqual({
      "List-Unsubscribe": `<${links.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});

describe("the acknowledgment of a message", () => {
  it("greets nobody by a name that a stranger may have typed", () => {
    const mail = acknowledgmentMail({ subject: "order" }, site, "https://shop.example");
    expect(mail.text).toContain("\n\nHello,\n\n");
  });

  it("names the subject, and escapes it", () => {
    expect(acknowledgmentMail({ subject: "returns" }, site, "https://shop.example").html).toContain(
      "Returns &#38; Exchanges",
    );
    expect(acknowledgmentMail({ subject: "<i>" }, site, "https://shop.example").html).toContain("&#60;i&#62;");
  });
});
