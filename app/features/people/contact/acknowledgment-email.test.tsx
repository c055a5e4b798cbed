import { describe, expect, it } from "vitest";

import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { renderMail } from "#app/features/shop/mail/define-mail.server.tsx";

import { contactAcknowledgment } from "./acknowledgment-email.server.tsx";

function mailAbout(subject: string) {
  const frame = { site: parseSiteConfiguration({}), origin: "https://shop.example" };
  return renderMail(contactAcknowledgment.write({ subject }, frame), frame);
}

describe("the acknowledgment of a message", () => {
  it("greets nobody by a name that a stranger may have typed", () => {
    expect(mailAbout("order").text).toContain("\n\nThanks for your message (Order Inquiry).");
  });

  it("names the subject, and escapes it", () => {
    expect(mailAbout("returns").html).toContain("Returns &amp; Exchanges");
    expect(mailAbout("<i>").html).toContain("&lt;i&gt;");
    expect(mailAbout("<i>").html).not.toContain("<i>");
  });

  it("is no list that one could leave", () => {
    expect(mailAbout("order").headers).toEqual({});
  });
});
