import { sql } from "drizzle-orm";

import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { defineMail, type MailFrame } from "#app/features/shop/mail/define-mail.server.tsx";
import { linkTo, MailSmallPrint } from "#app/features/shop/mail/mail-parts.tsx";
import type { Shop } from "#app/platform/env/context.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { LetterContent } from "./letter-content.tsx";
import { readRecipient } from "./letter-recipients.server.ts";
import { letterCards, reasonOf } from "./letter-texts.ts";
import { letterTexts } from "./letter.texts.tsx";
import { type Letter, readLetter } from "./read-letters.server.ts";

/** A letter to one subscriber. Nothing when they have left, or the letter was stopped, before this one was sent. */
export const newsletterLetter = defineMail({
  type: "newsletter_letter",
  about: "recipient",
  language: (causeId) => sql`SELECT locale FROM newsletter_subscribers WHERE id = ${causeId.split(".")[1] ?? ""}`,
  mayLapse: true,
  async read(causeId, shop) {
    const recipient = await readRecipient(shop.db, causeId);
    if (!recipient) return null;
    const key = await signLink("unsubscribe-link", recipient.subscriberId, shop.env.LINK_SECRET);
    return {
      ...(await readContent(shop, recipient.letter)),
      unsubscribeUrl: `${shop.env.PUBLIC_ORIGIN}${localPath("/newsletter/unsubscribe")}?id=${recipient.subscriberId}&key=${key}`,
    };
  },
  write: ({ letter, cards, unsubscribeUrl }, frame) => ({
    ...writeLetter(letter, cards, frame, unsubscribeUrl),
    unsubscribeUrl,
  }),
});

/** A letter to the member of staff who tries it. Its link unsubscribes nobody. */
export const newsletterTest = defineMail({
  type: "newsletter_test",
  about: "letter",
  language: "staff",
  // A draft may be deleted before its test is sent.
  mayLapse: true,
  async read(letterId, shop) {
    const letter = await readLetter(shop.db, letterId);
    return letter && { ...(await readContent(shop, letter)) };
  },
  write({ letter, cards }, frame) {
    const written = writeLetter(letter, cards, frame, `${frame.origin}/newsletter/unsubscribe`);
    return { ...written, subject: `Test: ${written.subject}` };
  },
});

async function readContent({ db }: Shop, letter: Letter) {
  return { letter, cards: await listProductsById(db, letterCards(letter.blocks)) };
}

type Content = Awaited<ReturnType<typeof readContent>>;

function writeLetter(letter: Letter, cards: Content["cards"], { site, origin }: MailFrame, unsubscribeUrl: string) {
  return {
    subject: letter.subject,
    preview: letter.preview,
    heading: letter.subject,
    footer: reasonOf(letter.purpose, site.identity.siteName),
    blocks: (
      <>
        <LetterContent blocks={letter.blocks} cards={cards} vat={site.vat} origin={origin} />
        <MailSmallPrint>{letterTexts().unsubscribe(linkTo(unsubscribeUrl))}</MailSmallPrint>
      </>
    ),
  };
}
