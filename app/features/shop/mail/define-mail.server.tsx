import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { type Database, statement } from "#app/db/client.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { EmailType } from "#app/shared/emails.ts";
import type { Locale } from "#app/shared/language/languages.ts";

import { MailLayout } from "./mail-layout.tsx";
import type { MailAttachment, MailMessage } from "./mail-provider.server.ts";
import { plainText } from "./plain-text.ts";

/** What every email is written with. `origin` is where the shop lives. */
export interface MailFrame {
  site: SiteConfiguration;
  origin: string;
}

export interface WrittenMail {
  subject: string;
  /** What inboxes show beside the subject. */
  preview: string;
  heading: string;
  /** Why one gets this email. */
  footer: string;
  /** Parts of `mail-parts.tsx`. */
  blocks: ReactNode;
  attachments?: readonly MailAttachment[];
  /** Of marketing alone: it ends the subscription on a POST, without cookies or further questions. */
  unsubscribeUrl?: string;
}

interface MailDefinition<Type extends EmailType, Facts extends object> {
  type: Type;
  /** What the record is that causes it, for the error that says that there is none. */
  about: string;
  /** Whose language it is in: the one of the request that caused it, the one that a query selects (`locale`), or the staff's English. */
  language: "request" | "staff" | ((causeId: string) => SQL);
  /** Reads all that it says, of the record with the id `causeId`, when it is sent. Null when there is no such record. */
  read: (causeId: string, shop: Shop, now: Date) => Promise<Facts | null | undefined>;
  write: (facts: Facts, frame: MailFrame) => WrittenMail;
  /** Null of `read` means that it is no longer true or wanted: it is dropped then, as if it had never been queued. */
  mayLapse?: true;
  /** What is written in the batch that drops it, where `isDropped` is true. */
  dropStatements?: (db: Database, causeId: string, isDropped: SQL) => BatchItem<"sqlite">[];
  /** What is recorded of its cause once a provider has taken it. It may be called again for the same cause. */
  afterSent?: (causeId: string, shop: Shop, now: Date) => Promise<void>;
}

/** An email without its sender and recipient. */
export type RenderedMail = Omit<MailMessage, "from" | "to">;

/** An email that the shop sends. `workers/jobs/emails.ts` lists them all. */
export interface Email<Type extends EmailType = EmailType> extends Pick<
  MailDefinition<Type, object>,
  "type" | "dropStatements" | "afterSent"
> {
  /** Renders it from its record, now. `asked` is the locale of the request that caused it. Null when it lapsed. Throws when its record is gone. */
  render: (causeId: string, shop: Shop, asked?: Locale) => Promise<RenderedMail | null>;
}

/** An email by what it reads when it is sent, and what it says of that. */
export function defineMail<Type extends EmailType, Facts extends object>(mail: MailDefinition<Type, Facts>) {
  const { about, read, write, mayLapse } = mail;
  return {
    ...mail,
    async render(causeId, shop, asked = "en") {
      return inLanguage(await localeOf(mail, causeId, asked, shop.db), async () => {
        const facts = await read(causeId, shop, new Date());
        if (facts) {
          const frame = { site: await readSiteConfiguration(shop), origin: shop.env.PUBLIC_ORIGIN };
          return renderMail(write(facts, frame), frame);
        }
        if (mayLapse) return null;
        throw new Error(`There is no ${about} ${causeId}`);
      });
    },
  } satisfies Email<Type> & MailDefinition<Type, Facts>;
}

async function localeOf(
  { language }: Pick<MailDefinition<EmailType, object>, "language">,
  causeId: string,
  asked: Locale,
  db: Database,
): Promise<Locale> {
  if (language === "staff") return "en";
  if (language === "request") return asked;
  const [found] = await statement<{ locale: Locale }>(db, language(causeId));
  return found?.locale ?? asked;
}

/** The locale of an order, for `language` of an email. `id` is its id, or a query that selects it. */
export const languageOfOrder = (id: string | SQL) => sql`SELECT locale FROM orders WHERE id = (${id})`;

/** Renders an email as HTML and as text. React escapes whatever stands in it. */
export function renderMail(
  { subject, blocks, attachments = [], unsubscribeUrl, ...layout }: WrittenMail,
  frame: MailFrame,
): RenderedMail {
  const body = (
    <MailLayout {...frame} {...layout}>
      {blocks}
    </MailLayout>
  );
  return {
    subject,
    // Not every mail program knows the joiner that keeps dates on a line.
    html: `<!doctype html>${renderToStaticMarkup(body)}`.replaceAll("\uFEFF", ""),
    text: plainText(body).replaceAll("\uFEFF", ""),
    headers: unsubscribeUrl === undefined ? {} : listUnsubscribe(unsubscribeUrl),
    attachments,
  };
}

/** Lets mail programs unsubscribe with one click (RFC 8058): they POST to the address, which must be https online. */
function listUnsubscribe(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
