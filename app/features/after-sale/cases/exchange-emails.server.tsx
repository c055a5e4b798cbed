import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { type WrittenMail, defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
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
  heading: "Your new one is held",
  preview: `We hold ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)}.`,
  blocks: (
    <>
      <MailText>
        {`We hold ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)}, and send it as soon as we have the old one.`}
      </MailText>
      <HowToSend labelUrl={labelUrl} />
      <MailText>
        {exchange.differenceOre > 0
          ? `It costs less now: you get ${formatPrice(exchange.differenceOre, exchange.currency)} back when we send it.`
          : "The price you paid stays."}
      </MailText>
    </>
  ),
  button: { href: labelUrl, text: "Print your label" },
}));

/** Reminds of goods that did not come yet, a week before the exchange lapses. */
export const exchangeReminder = exchangeMail("exchange_reminder", ({ exchange, labelUrl }) => ({
  subject: `We hold your new one until ${formatDate(exchange.heldUntil)}`,
  heading: "Is your parcel on its way?",
  preview: `We don't have ${exchange.received > 0 ? "all goods" : "the goods"} of exchange ${exchange.number} yet.`,
  blocks: (
    <>
      <MailText>
        {`${exchange.received > 0 ? `We have ${exchange.received} of the ${exchange.quantity} that you exchange` : "We don't have the goods of your exchange yet"}. We hold ${newOne(exchange)} for you until ${formatDate(exchange.heldUntil)}. If ${exchange.received > 0 ? "the rest" : "the parcel"} is on its way, you need do nothing.`}
      </MailText>
      <HowToSend labelUrl={labelUrl} />
      <MailText>
        {exchange.received > 0
          ? "Changed your mind? Keep the rest, and the exchange ends by itself: we then refund you what came."
          : "Changed your mind? Keep what you have, and the exchange ends by itself."}
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
      ? "We didn't get all goods in time, and refund you what came."
      : "We didn't get the goods in time, so you keep what you have.",
  blocks: (
    <>
      <MailText>
        {exchange.received > 0
          ? `We got ${exchange.received} of ${exchange.quantity} within ${holdDays} days, so what we held is for sale again. We refund you what you paid for what came, and you keep the rest. Nothing more is needed.`
          : `We didn't get the goods within ${holdDays} days, so ${exchange.quantity === 1 ? "the new one is" : "the new ones are"} for sale again and you keep what you have. Nothing more is needed.`}
      </MailText>
      <MailText>
        Is {exchange.received > 0 ? "the rest" : "the parcel"} on its way after all? Then we refund you what you paid
        for the goods when they arrive. Or <MailLink href={links.exchange}>ask for another exchange</MailLink> while our
        offer is open.
      </MailText>
    </>
  ),
  button: { href: links.order, text: "View your order" },
}));

/** Says that the exchange ended by a notice of withdrawal, or by a refund or cancellation of its goods. Triggers write it. */
export const exchangeEnded = exchangeMail("exchange_ended", ({ exchange, links }) => {
  const why =
    exchange.endedBy === null
      ? "The goods of this exchange were cancelled or refunded"
      : "You withdrew from the contract for goods of this exchange";
  return {
    subject: `Your exchange ${exchange.number} has ended`,
    heading: "Your exchange has ended",
    preview: `${why}, so we do not send a new one.`,
    blocks: (
      <>
        <MailText>{`${why}, so we do not send ${newOne(exchange)}.`}</MailText>
        <MailText>
          {exchange.endedBy === null
            ? "Is your parcel on its way? We take it in all the same."
            : `What you send, or sent, for this exchange counts for your withdrawal ${exchange.endedBy}.`}
          {exchange.unsettled > 0
            ? ` We have ${exchange.unsettled} of what you sent that ${exchange.unsettled === 1 ? "is" : "are"} not refunded yet, and look into it.`
            : ""}
        </MailText>
        <MailText>
          Keep something that does not fit? <MailLink href={links.exchange}>Ask for another exchange</MailLink> while
          our offer is open.
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
    subject: `Your new one is on its way: exchange ${exchange.number}`,
    heading: "Your new one is on its way",
    preview: `We have the goods, and sent ${newOne(exchange)}.`,
    blocks: (
      <>
        <MailText>{`Thank you for the parcel. We have sent you ${newOne(exchange)}.`}</MailText>
        {carrier ? (
          <MailText>
            {`Carrier: ${carrier}`}
            {exchange.trackingId ? `, tracking ID ${exchange.trackingId}` : ", no tracking number"}
          </MailText>
        ) : null}
        {exchange.differenceOre > 0 ? (
          <MailText>
            {`It costs less now: ${formatPrice(exchange.differenceOre, exchange.currency)} goes back the way you paid.`}
          </MailText>
        ) : null}
        <MailText>From its delivery you have 14 days of your own to change your mind.</MailText>
      </>
    ),
    button: { href: url ?? links.order, text: url ? "Track your parcel" : "View your order" },
  };
});

/** An e-mail about an exchange: what it is about, and the ways out that all of them carry. */
function exchangeMail<Type extends EmailType>(type: Type, write: (facts: Facts) => Written) {
  return defineMail({
    type,
    about: "exchange",
    read: readFacts,
    write(facts) {
      const { exchange, links } = facts;
      const { blocks, button, ...written } = write(facts);
      return {
        ...written,
        footer: "You're getting this e-mail because you asked us for an exchange. Questions? We're happy to help:",
        blocks: (
          <>
            <MailFacts
              facts={[
                { name: "Exchange", fact: exchange.number },
                { name: "Order", fact: exchange.orderNumber },
              ]}
            />
            <MailText style={{ margin: "24px 0 16px" }}>
              {`${exchange.quantity} × ${exchange.name}: ${exchange.fromColor}, ${exchange.fromSize} for ${exchange.color}, ${exchange.size}`}
            </MailText>
            {blocks}
            <MailButton href={button.href}>{button.text}</MailButton>
            <MailSmallPrint>
              An exchange is our offer. Rather have your money back?{" "}
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
      Pack the old one, put <MailLink href={labelUrl}>your label</MailLink> on the parcel and drop it off. The label is
      free. No printer? Write the number of the exchange on the parcel.
    </MailText>
  );
}

const newOne = ({ quantity, color, size }: ExchangeFacts) =>
  quantity === 1 ? `${color}, ${size}` : `${quantity} × ${color}, ${size}`;
