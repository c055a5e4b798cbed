import { type ComposedMail, mailLayout, shopAddress } from "#app/features/mail/layout.server.ts";
import { mailFacts, mailText } from "#app/features/mail/parts.server.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";
import { openingHours, openingHoursText } from "#app/features/configuration/opening-hours.ts";

import { subjectLabel } from "./subjects.ts";

/**
 * The e-mail that says a message has arrived. Anyone can have it sent to anyone, so it repeats nothing that was typed, not
 * even the name. `origin` is where the shop lives.
 */
export function acknowledgmentMail(
  message: { subject: string },
  site: SiteConfiguration,
  origin: string,
): ComposedMail {
  const heading = "We have your message";
  const greeting = "Hello,";
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
