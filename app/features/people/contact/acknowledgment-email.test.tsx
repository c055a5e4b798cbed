import { describe, expect, it } from "vitest";

import { parseSiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import { renderMail } from "#app/features/shop/mail/render-mail.server.ts";

import { AcknowledgmentMail } from "./acknowledgment-email.server.tsx";

function mailAbout(subject: string) {
  const site = parseSiteConfiguration({});
  const body = <AcknowledgmentMail site={site} origin="https://shop.example" subject={subject} />;
  return renderMail({ subject: "We have your message", body });
}

describe("the acknowledgment of a message", () => {
  it("greets nobody by a name that a stranger may have typed", () => {
    expect(mailAbout("order").text).toContain("\n\nHello,\n\n");
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
