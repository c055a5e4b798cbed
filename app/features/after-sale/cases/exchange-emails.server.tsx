import { sql } from "drizzle-orm";

import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { defineMail, languageOfOrder, type WrittenMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailLink, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { carrierName, trackingUrl } from "#app/features/shop/shipping/carriers.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { formatDate } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";
import { formatPrice } from "#app/shared/money.ts";

import { type ExchangeFacts, readExchange } from "./exchange-facts.server.ts";
import { holdDays } from "./exchange-rules.ts";

/** Says that the replacement is held, and how to send the goods back. Its cause, as of all below, is the return. */
export const exchangeRequested = exchangeMail("exchange_requested", ({ exchange, labelUrl }) => ({
  subject: `Your exchange ${exchange.number}`,
  heading: "Your exchange is reserved",
  preview: `We're holding ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)}.`,
  blocks: (
    <>
      <MailText>
        {`We'll hold ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)} and ship it once your return arrives.`}
      </MailText>
      <HowToSend labelUrl={labelUrl} />
      <MailText>
        {exchange.differenceOre > 0
          ? `We'll refund you the price difference of ${formatPrice(exchange.differenceOre, exchange.currency)} when we ship it.`
          : "You keep the price you paid."}
      </MailText>
    </>
  ),
  button: { href: labelUrl, text: "Print your label" },
}));

/** Reminds of goods that did not come yet, a week before the exchange lapses. */
export const exchangeReminder = exchangeMail("exchange_reminder", ({ exchange, labelUrl }) => ({
  subject: `Send your return by ${formatDate(exchange.heldUntil)}: exchange ${exchange.number}`,
  heading: "Have you sent your return?",
  preview: `We're holding ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)}.`,
  blocks: (
    <>
      <MailText>
        {`${exchange.received > 0 ? `We've received ${exchange.received} of the ${exchange.quantity} items you're exchanging` : "Your return hasn't arrived yet"}. We're holding ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)}. Already sent ${exchange.received > 0 ? "the rest" : "it"}? You don't need to do anything.`}
      </MailText>
      <HowToSend labelUrl={labelUrl} />
      <MailText>
        {exchange.received > 0
          ? "Changed your mind? Keep the rest. We'll cancel the exchange and refund you for what you sent."
          : "Changed your mind? Keep what you have, and we'll cancel the exchange."}
      </MailText>
    </>
  ),
  button: { href: labelUrl, text: "Print your label" },
}));

/** Says that the exchange ended because the goods did not come. */
export const exchangeLapsed = exchangeMail("exchange_lapsed", ({ exchange, links }) => ({
  subject: `Your exchange ${exchange.number} has ended`,
  heading: "Your exchange has ended",
  preview:
    exchange.received > 0
      ? "Part of your return arrived in time. We'll refund you for it."
      : "Your return didn't arrive in time, so you keep what you have.",
  blocks: (
    <>
      <MailText>
        {exchange.received > 0
          ? `We received ${exchange.received} of ${exchange.quantity} items within ${holdDays} days, so we've canceled the exchange. We'll refund you for what arrived, and you keep the rest.`
          : `Your return didn't arrive within ${holdDays} days, so we've canceled the exchange. You keep what you have.`}
      </MailText>
      <MailText>
        Already sent {exchange.received > 0 ? "the rest" : "it"}? We'll refund you when it arrives. You can also{" "}
        <MailLink href={links.exchange}>start a new exchange</MailLink> while your return period is open.
      </MailText>
    </>
  ),
  button: { href: links.order, text: "View your order" },
}));

/** Says that the exchange ended by a notice of withdrawal, or by a refund or cancellation of its goods. Triggers write it. */
export const exchangeEnded = exchangeMail("exchange_ended", ({ exchange, links }) => {
  const why =
    exchange.endedBy === null
      ? "Items in this exchange were canceled or refunded"
      : "You chose a refund for items in this exchange";
  return {
    subject: `Your exchange ${exchange.number} has ended`,
    heading: "Your exchange has ended",
    preview: `${why}, so we won't ship a new one.`,
    blocks: (
      <>
        <MailText>{`${why}, so we won't ship ${newOne(exchange)}.`}</MailText>
        <MailText>
          {exchange.endedBy === null
            ? "Already sent your return? We'll accept it."
            : `Anything you send, or have sent, counts toward your return ${exchange.endedBy}.`}
          {exchange.unsettled > 0
            ? ` We have ${exchange.unsettled === 1 ? "1 item" : `${exchange.unsettled} items`} from you that we haven't refunded yet, and we're looking into it.`
            : ""}
        </MailText>
        <MailText>
          Still need another size? <MailLink href={links.exchange}>Start a new exchange</MailLink> while your return
          period is open.
        </MailText>
      </>
    ),
    button: { href: links.order, text: "View your order" },
  };
});

/** Says that the replacement was sent. */
export const exchangeSent = exchangeMail("exchange_sent", ({ exchange, links }) => {
  const carrier = exchange.carrier === null ? null : carrierName(exchange.carrier);
  const url = exchange.carrier === null ? null : trackingUrl(exchange.carrier, exchange.trackingId ?? "");
  return {
    subject: `Your exchange ${exchange.number} is on its way`,
    heading: "Your exchange is on its way",
    preview: `We shipped ${newOne(exchange)}.`,
    blocks: (
      <>
        <MailText>{`Your return arrived, and we've shipped ${newOne(exchange)}.`}</MailText>
        {carrier ? (
          <MailText>
            {`Carrier: ${carrier}`}
            {exchange.trackingId ? `, tracking ID ${exchange.trackingId}` : " (no tracking)"}
          </MailText>
        ) : null}
        {exchange.differenceOre > 0 ? (
          <MailText>
            {`We're refunding you the price difference of ${formatPrice(exchange.differenceOre, exchange.currency)} the way you paid.`}
          </MailText>
        ) : null}
        <MailText>You have 14 days from delivery to return it.</MailText>
      </>
    ),
    button: { href: url ?? links.order, text: url ? "Track your parcel" : "View your order" },
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
      return {
        ...written,
        footer: "You're getting this email because you asked for an exchange. Questions? We're happy to help:",
        blocks: (
          <>
            <MailFacts
              facts={[
                { name: "Exchange", fact: exchange.number },
                { name: "Order", fact: exchange.orderNumber },
              ]}
            />
            <MailText style={{ margin: "24px 0 16px" }}>
              {`${exchange.quantity} × ${exchange.name}: ${exchange.color}, ${exchange.size} in place of ${exchange.fromColor}, ${exchange.fromSize}`}
            </MailText>
            {blocks}
            <MailButton href={button.href}>{button.text}</MailButton>
            <MailSmallPrint>
              Prefer a refund? You can still return it. Your right by law:{" "}
              <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>.
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

function HowToSend({ labelUrl }: { labelUrl: string }) {
  return (
    <MailText>
      Pack your return, put <MailLink href={labelUrl}>your free label</MailLink> on the parcel and drop it off. No
      printer? Write your exchange number on the parcel.
    </MailText>
  );
}

const newOne = ({ quantity, color, size }: ExchangeFacts) =>
  quantity === 1 ? `${color}, ${size}` : `${quantity} × ${color}, ${size}`;
