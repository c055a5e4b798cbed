import { describe, expect, it } from "vitest";

import { acknowledgmentMail } from "#app/features/contact/acknowledgment-email.server.ts";
import { parseSiteConfiguration } from "#app/features/site/configuration.server.ts";

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
});

describe("the acknowledgment of a message", () => {
  it.each([
    ["Åsa O'Neil-Öberg", "Hello Åsa O'Neil-Öberg,"],
    ["Win at https://evil.example", "Hello,"],
    ["<script>", "Hello,"],
  ])("to %s greets with '%s'", (name, greeting) => {
    const mail = acknowledgmentMail({ name, subject: "order" }, site, "https://shop.example");
    expect(mail.text).toContain(`\n\n${greeting}\n\n`);
    expect(mail.html).not.toContain("<script>");
  });

  it("names the subject, and escapes it", () => {
    expect(acknowledgmentMail({ name: "Åsa", subject: "returns" }, site, "https://shop.example").html).toContain(
      "Returns &#38; Exchanges",
    );
    expect(acknowledgmentMail({ name: "Åsa", subject: "<i>" }, site, "https://shop.example").html).toContain(
      "&#60;i&#62;",
    );
  });
});
