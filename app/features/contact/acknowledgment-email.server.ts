import { type ComposedMail, escapeHtml, mailLayout } from "#app/features/mail/layout.server.ts";
import type { SiteConfiguration } from "#app/features/site/configuration.server.ts";

import { subjectLabel } from "./subjects.ts";

/** Letters as names have them. Anyone can have this e-mail sent to anyone, so it repeats nothing that could advertise. */
const plainName = /^[\p{L}\p{M} '’-]{1,60}$/u;

/** The e-mail that says a message has arrived. It does not repeat the message. */
export function acknowledgmentMail(message: { name: string; subject: string }, site: SiteConfiguration): ComposedMail {
  const { siteName, companyName } = site.identity;
  const heading = "We have your message";
  const paragraphs = [
    plainName.test(message.name) ? `Hello ${message.name},` : "Hello,",
    `thank you for writing to us about: ${subjectLabel(message.subject)}. A person reads every message, and we answer within 24 hours on weekdays.`,
    `Mon-Fri ${site.hours.weekdays}, Sat ${site.hours.saturday}, Sun ${site.hours.sunday}. In a hurry? Call ${site.contact.phone}.`,
  ];
  const footer = `${companyName}, ${site.contact.street}, ${site.contact.postalCode} ${site.contact.city}. If it was not you who wrote, you need not do anything.`;
  const content = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n");
  return {
    subject: `${heading} | ${siteName}`,
    html: mailLayout({ siteName, heading, content, footer }),
    text: [heading, ...paragraphs, footer].join("\n\n"),
  };
}
