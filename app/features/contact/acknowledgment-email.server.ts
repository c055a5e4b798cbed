import { type ComposedMail, mailLayout, shopAddress } from "#app/features/mail/layout.server.ts";
import { mailFacts, mailText } from "#app/features/mail/parts.server.ts";
import type { SiteConfiguration } from "#app/features/site/configuration.server.ts";
import { openingHours, openingHoursText } from "#app/features/site/opening-hours.ts";

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
  const body = `thank you for your message about: ${subjectLabel(message.subject)}. A real person reads it, and we reply within 24 hours on weekdays.`;
  const hours = openingHours(site.hours).map(({ days, time }) => ({ name: days, fact: time }));
  const call = `In a hurry? Call ${site.contact.phone}.`;
  const footer = "If you didn't write to us, you can ignore this e-mail.";
  const content = [
    mailText(greeting),
    mailText(body),
    mailFacts(hours),
    `<div style="height:16px"></div>`,
    mailText(call),
  ].join("\n");
  const hoursText = `${openingHoursText(site.hours)}. ${call}`;
  return {
    subject: `${heading} | ${site.identity.siteName}`,
    html: mailLayout({ site, origin, preview: "We reply within 24 hours on weekdays.", heading, content, footer }),
    text: [heading, greeting, body, hoursText, footer, shopAddress(site)].join("\n\n"),
  };
}
