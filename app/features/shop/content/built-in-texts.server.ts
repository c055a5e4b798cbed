import { about } from "./about.ts";
import type { SiteConfiguration } from "./configuration.server.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { dataProtection } from "./data-protection.ts";
import type { TextPage } from "./document.ts";
import { faqEntries, faqIntro } from "./faq.ts";
import { legalDocuments } from "./legal-documents.server.ts";
import { placeholderValues } from "./placeholder-values.server.ts";
import type { Placeholder } from "./placeholders.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import type { ProcessorsInUse } from "./processing-register.ts";
import type { SectionContent, SectionName } from "./sections.server.ts";
import { siteFacts } from "./site-facts.server.ts";

const documents = {
  terms: legalDocuments.terms,
  privacy: privacyPolicy,
  "data-protection": dataProtection,
  cookies: cookiePolicy,
};

/** The legal text built into a section's page, as it reads now; null for a section that is no legal text. */
export function builtInDocument(
  section: SectionName,
  site: SiteConfiguration,
  inUse: ProcessorsInUse,
): TextPage | null {
  const write = Object.hasOwn(documents, section) ? documents[section as keyof typeof documents] : null;
  return write ? write(siteFacts(site, ""), inUse) : null;
}

/** What a long text says until it is edited, with placeholders for what is set elsewhere. Throws for a short one. */
export function builtInContent(section: SectionName, site: SiteConfiguration, inUse: ProcessorsInUse): SectionContent {
  if (section === "about") return { ...about() };
  const content =
    section === "faq"
      ? { intro: faqIntro(), entries: faqEntries(siteFacts(site, "")) }
      : builtInDocument(section, site, inUse);
  if (!content) throw new Error(`${section} is no long text`);
  return withPlaceholders({ ...content }, placeholderValues(site)) as SectionContent;
}

/** Values that stand in texts for themselves alone, so that each can be told from the words around it. */
const recognized: readonly Placeholder[] = [
  "companyName",
  "siteName",
  "vatNumber",
  "organizationNumber",
  "email",
  "phone",
  "freeShipping",
  "welcomeCode",
  "openingHours",
];

function withPlaceholders(content: unknown, values: Record<Placeholder, string>): unknown {
  if (typeof content === "string") {
    return recognized.reduce(
      (text, name) => (values[name].length > 2 ? text.replaceAll(values[name], `{${name}}`) : text),
      content,
    );
  }
  if (Array.isArray(content)) return content.map((part) => withPlaceholders(part, values));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, withPlaceholders(part, values)]));
}
