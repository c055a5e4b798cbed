import { sql } from "drizzle-orm";

import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { defineMail, languageOfOrder, type WrittenMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { mailCarrierName } from "#app/features/shop/mail/mail-carrier-name.ts";
import { linkTo, MailButton, MailFacts, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { RightByLaw } from "#app/features/shop/mail/right-by-law.tsx";
import { trackingUrl } from "#app/features/shop/shipping/carriers.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { formatDate } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";
import { formatPrice } from "#app/shared/money.ts";

import { exchangeEndedTexts, exchangeLapsedTexts, exchangeSentTexts } from "./exchange-ends.texts.tsx";
import { type ExchangeFacts, readExchange } from "./exchange-facts.server.ts";
import { exchangeMailWords, exchangeReminderTexts, exchangeRequestedTexts } from "./exchange-mails.texts.tsx";
import { holdDays } from "./exchange-rules.ts";
import { sendToTexts } from "./withdrawal-texts.ts";

/** Says that the replacement is held, and how to send the goods back. Its cause, as of all below, is the return. */
export const exchangeRequested = exchangeMail("exchange_requested", ({ exchange, labelUrl }) => {
  const [texts, words] = [exchangeRequestedTexts(), exchangeMailWords()];
  const until = formatDate(exchange.heldUntil);
  return {
    subject: texts.subject(exchange.number),
    heading: texts.heading,
    preview: words.holding(newOne(exchange), until),
    blocks: (
      <>
        <MailText>{texts.hold(newOne(exchange), until)}</MailText>
        <HowToSend {...{ exchange, labelUrl }} />
        <MailText>
          {exchange.differenceOre > 0
            ? texts.difference(formatPrice(exchange.differenceOre, exchange.currency))
            : texts.samePrice}
        </MailText>
      </>
    ),
    button: { href: labelUrl, text: words.printLabel },
  };
});

/** Reminds of goods that did not come yet, a week before the exchange lapses. */
export const exchangeReminder = exchangeMail("exchange_reminder", ({ exchange, labelUrl }) => {
  const [texts, words] = [exchangeReminderTexts(), exchangeMailWords()];
  const { received, quantity } = exchange;
  const until = formatDate(exchange.heldUntil);
  const holding = words.holding(newOne(exchange), until);
  return {
    subject: texts.subject(until, exchange.number),
    heading: texts.heading,
    preview: holding,
    blocks: (
      <>
        <MailText>
          {received > 0
            ? `${texts.received(received, quantity)} ${holding} ${texts.alreadySentRest}`
            : `${texts.notArrived} ${holding} ${texts.alreadySent}`}
        </MailText>
        <HowToSend {...{ exchange, labelUrl }} />
        <MailText>{received > 0 ? texts.keepRest : texts.keep}</MailText>
      </>
    ),
    button: { href: labelUrl, text: words.printLabel },
  };
});

function HowToSend({ exchange, labelUrl }: Pick<Facts, "exchange" | "labelUrl">) {
  return (
    <>
      <MailText>{exchangeMailWords().howToSend(linkTo(labelUrl))}</MailText>
      {sendToTexts(exchange.returnAddress).map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
    </>
  );
}

/** Says that the exchange ended because the goods did not come. */
export const exchangeLapsed = exchangeMail("exchange_lapsed", ({ exchange, links }) => {
  const [texts, words] = [exchangeLapsedTexts(), exchangeMailWords()];
  const { received, quantity } = exchange;
  return {
    subject: words.endedSubject(exchange.number),
    heading: words.ended,
    preview: received > 0 ? texts.previewPart : texts.preview,
    blocks: (
      <>
        <MailText>{received > 0 ? texts.part(received, quantity, holdDays) : texts.nothing(holdDays)}</MailText>
        <MailText>
          {received > 0 ? texts.alreadySentRest : texts.alreadySent} {texts.startNew(linkTo(links.exchange))}
        </MailText>
      </>
    ),
    button: { href: links.order, text: mailWords().viewOrder },
  };
});

/** Says that the exchange ended by a notice of withdrawal, or by a refund or cancellation of its goods. Triggers write it. */
export const exchangeEnded = exchangeMail("exchange_ended", ({ exchange, links }) => {
  const [texts, words] = [exchangeEndedTexts(), exchangeMailWords()];
  const { endedBy, unsettled } = exchange;
  return {
    subject: words.endedSubject(exchange.number),
    heading: words.ended,
    preview: endedBy === null ? texts.cancelled : texts.choseRefund,
    blocks: (
      <>
        <MailText>
          {endedBy === null ? texts.cancelledWhat(newOne(exchange)) : texts.choseRefundWhat(newOne(exchange))}
        </MailText>
        <MailText>
          {endedBy === null ? texts.accept : texts.counts(endedBy)}
          {unsettled > 0 ? ` ${texts.unsettled(unsettled)}` : ""}
        </MailText>
        <MailText>{texts.startNew(linkTo(links.exchange))}</MailText>
      </>
    ),
    button: { href: links.order, text: mailWords().viewOrder },
  };
});

/** Says that the replacement was sent. */
export const exchangeSent = exchangeMail("exchange_sent", ({ exchange, links }) => {
  const [texts, words] = [exchangeSentTexts(), mailWords()];
  const { trackingId, differenceOre, currency } = exchange;
  const carrier = exchange.carrier === null ? null : mailCarrierName(exchange.carrier);
  const url = exchange.carrier === null ? null : trackingUrl(exchange.carrier, trackingId ?? "");
  return {
    subject: texts.subject(exchange.number),
    heading: texts.heading,
    preview: texts.preview(newOne(exchange)),
    blocks: (
      <>
        <MailText>{texts.arrived(newOne(exchange))}</MailText>
        {carrier ? (
          <MailText>{trackingId ? texts.carrier(carrier, trackingId) : texts.untracked(carrier)}</MailText>
        ) : null}
        {differenceOre > 0 ? <MailText>{texts.difference(formatPrice(differenceOre, currency))}</MailText> : null}
        <MailText>{texts.ownPeriod}</MailText>
      </>
    ),
    button: { href: url ?? links.order, text: url ? words.trackParcel : words.viewOrder },
  };
});

/** An email about an exchange: what it is about, and the ways out that all of them carry. */
function exchangeMail<Type extends EmailType>(type: Type, write: (facts: Facts) => Written) {
  return defineMail({
    type,
    about: "exchange",
    language: (id) => languageOfOrder(sql`SELECT order_id FROM returns WHERE id = ${id}`),
    read: readFacts,
    write(facts) {
      const { exchange, links } = facts;
      const { blocks, button, ...written } = write(facts);
      const words = exchangeMailWords();
      return {
        ...written,
        footer: words.footer,
        blocks: (
          <>
            <MailFacts
              facts={[
                { name: words.exchange, fact: exchange.number },
                { name: mailWords().order, fact: exchange.orderNumber },
              ]}
            />
            <MailText style={{ margin: "24px 0 16px" }}>
              {words.what(
                `${exchange.quantity} × ${exchange.name}`,
                `${exchange.color}, ${exchange.size}`,
                `${exchange.fromColor}, ${exchange.fromSize}`,
              )}
            </MailText>
            {blocks}
            <MailButton href={button.href}>{button.text}</MailButton>
            <MailSmallPrint>
              {words.preferRefund} <RightByLaw href={links.withdraw} />
            </MailSmallPrint>
          </>
        ),
      };
    },
  });
}

async function readFacts(returnId: string, { db, env }: Shop, now: Date) {
  const exchange = await readExchange(db, returnId);
  if (!exchange) return null;
  const [links, labelUrl] = await Promise.all([
    orderLinks(exchange.orderId, env, now),
    returnLabelLink(returnId, env, now),
  ]);
  return { exchange, links, labelUrl };
}
type Facts = NonNullable<Awaited<ReturnType<typeof readFacts>>>;

interface Written extends Pick<WrittenMail, "subject" | "heading" | "preview" | "blocks"> {
  button: { href: string; text: string };
}

const newOne = ({ quantity, color, size }: ExchangeFacts) =>
  quantity === 1 ? `${color}, ${size}` : `${quantity} × ${color}, ${size}`;
