import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { linkTo, MailButton, MailSmallPrint, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { localPath } from "#app/shared/language/current-language.ts";

import { backInStockMailTexts } from "./back-in-stock-mails.texts.tsx";
import { MailVariant } from "./mail-variant.tsx";
import { requestLink } from "./request-link.server.ts";
import { readRequest } from "./request.server.ts";

/** Says, once, that what somebody waits for can be bought again; nothing when it was sold or hidden again meanwhile. */
export const backInStock = defineMail({
  type: "back_in_stock",
  about: "request",
  language: (id) => sql`SELECT locale FROM back_in_stock_requests WHERE id = ${id}`,
  mayLapse: true,
  dropStatements: putBackStatements,
  async read(requestId, { db, env }, now) {
    const request = await readRequest(db, requestId, now);
    return request?.canBeBought ? { request, link: await requestLink(requestId, env) } : null;
  },
  write: ({ request, link }, { site, origin }, texts = backInStockMailTexts()) => ({
    subject: texts.subject(`${request.product}, ${request.color}, ${request.size}`),
    preview: texts.preview(request.product, `${request.color}, ${request.size}`),
    heading: texts.heading,
    footer: texts.footer(site.identity.siteName),
    blocks: (
      <>
        <MailText>{texts.intro}</MailText>
        <MailVariant request={request} origin={origin} />
        <MailButton href={`${origin}${localPath(request.path)}`}>{texts.shop}</MailButton>
        <MailSpace height={24} />
        <MailText>{texts.noReserve}</MailText>
        <MailSmallPrint>{texts.delete(linkTo(link))}</MailSmallPrint>
      </>
    ),
  }),
});

/**
 * Puts a request back in line whose email is dropped, at the place it had, so that the next unit is told of. It ends when its product
 * is deleted, or when its owner has asked again meanwhile: nobody waits twice for the same.
 */
export function putBackStatements(db: Database, requestId: string, isDropped: SQL): BatchItem<"sqlite">[] {
  return [
    statement(
      db,
      sql`UPDATE back_in_stock_requests AS r SET notified_at = NULL
        WHERE r.id = ${requestId} AND r.notified_at IS NOT NULL AND ${isDropped}
        AND EXISTS (SELECT 1 FROM product_variants v JOIN products p ON p.id = v.product_id
          WHERE v.id = r.variant_id AND p.archived_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM back_in_stock_requests open
          WHERE open.variant_id = r.variant_id AND open.email = r.email AND open.notified_at IS NULL)`,
    ),
    statement(
      db,
      sql`DELETE FROM back_in_stock_requests WHERE id = ${requestId} AND notified_at IS NOT NULL AND ${isDropped}`,
    ),
  ];
}
