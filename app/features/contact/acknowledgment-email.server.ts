import { type ComposedMail, mailLayout, shopAddress } from "#app/features/mail/layout.server.ts";
import { mailFacts, mailText } from "#app/features/mail/parts.server.ts";
import type { SiteConfiguration } from "#app/features/site/configuration.server.ts";

import { subjectLabel } from "./subjects.ts";

/** Letters as names have them. Anyone can have this e-mail sent to anyone, so it repeats nothing that could advertise. */
const plainName = /^[\p{L}\p{M} '’-]{1,60}$/u;

/** The e-mail that says a message has arrived. It does not repeat the message. `origin` is where the shop lives. */
export function acknowledgmentMail(
  message: { name: string; subject: string },
  site: SiteConfiguration,
  origin: string,
): ComposedMail {
  const heading = "We have your message";
  const greeting = plainName.test(message.name) ? `Hello ${message.name},` : "Hello,";
  const body = `thank you for writing to us about: ${subjectLabel(message.subject)}. A person reads every message, and we answer within 24 hours on weekdays.`;
  const hours = [
    { name: "Mon-Fri", fact: site.hours.weekdays },
    { name: "Sat", fact: site.hours.saturday },
    { name: "Sun", fact: site.hours.sunday },
  ];
  const call = `In a hurry? Call ${site.contact.phone}.`;
  const footer = "If it was not you who wrote, you need not do anything.";
  const content = [
    mailText(greeting),
    mailText(body),
    mailFacts(hours),
    `<div style="height:16px"></div>`,
    mailText(call),
  ].join("\n");
  const hoursText = `${hours.map(({ name, fact }) => `${name} ${fact}`).join(", ")}. ${call}`;
  return {
    subject: `${heading} | ${site.identity.siteName}`,
    html: mailLayout({ site, origin, preview: "We answer within 24 hours on weekdays.", heading, content, footer }),
    text: [heading, greeting, body, hoursText, footer, shopAddress(site)].join("\n\n"),
  };
}
