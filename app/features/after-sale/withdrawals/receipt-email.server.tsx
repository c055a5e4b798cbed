import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailCell, MailHeading, MailTable, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors } from "#app/features/shop/mail/mail-theme.ts";
import { complaintSentence } from "#app/features/shop/site-texts/complaint-bodies.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { readReceipt } from "./read-receipt.server.ts";
import { nextSteps, receiptFacts, receiptPeriods, restTexts } from "./receipt-texts.ts";
import { exactTime, type Receipt, type ReceiptLine } from "./receipt.ts";

const limit = { perHour: 6, perDay: 20, above: "delay" } as const;

/** The receipt of a notice of withdrawal, with what it says and the time it came (2005:59, 2:10 a). */
export const withdrawalReceipt = {
  type: "withdrawal_receipt",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(id, { site, shop }) {
    const { receipt, labelUrl } = await readForMail(shop, id);
    return {
      subject: `Withdrawal ${receipt.id} received`,
      body: (
        <WithdrawalMail
          {...{ site, receipt, labelUrl }}
          origin={shop.env.PUBLIC_ORIGIN}
          heading="We have your withdrawal"
          intro={`This is your receipt, ${receipt.name}. Your notice of withdrawal reached us on ${exactTime(receipt.receivedAt)}.`}
        />
      ),
    };
  },
} satisfies TransactionalEmail;

/**
 * Tells what became of a notice that staff matched to its order, or decided on because it came late. Who typed another address than the
 * buyer's learns nothing of the order: its details go to the order's own address (`withdrawalNote`).
 */
export const withdrawalUpdate = {
  type: "withdrawal_update",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(id, { site, shop }) {
    const { receipt, labelUrl } = await readForMail(shop, id);
    const isDeclined = receipt.status === "declined";
    if (!receipt.isToBuyer)
      return {
        subject: `Withdrawal ${id} and its order`,
        body: (
          <WithdrawalMail
            {...{ site, receipt, labelUrl }}
            origin={shop.env.PUBLIC_ORIGIN}
            heading="About your withdrawal"
            intro="We found the order that your notice is of. What became of it, with the amount and how to send the goods back, is in an e-mail to the address that the order was made with."
          />
        ),
      };
    return {
      subject: isDeclined ? `Withdrawal ${id} came too late` : `Withdrawal ${id} and your order`,
      body: (
        <WithdrawalMail
          {...{ site, receipt, labelUrl }}
          origin={shop.env.PUBLIC_ORIGIN}
          heading={isDeclined ? "Your withdrawal came too late" : "About your withdrawal"}
          intro={
            isDeclined
              ? `${whichItems(receipt)}It reached us after both periods had ended, so we cannot take the goods back. If something is wrong with them, you can complain for three years. If you see it differently, answer this e-mail.`
              : receipt.matched?.basis === "late"
                ? `${whichItems(receipt)}We accept your withdrawal, though it came after both periods.`
                : "We matched your notice of withdrawal to your order."
          }
        />
      ),
    };
  },
} satisfies TransactionalEmail;

/** Tells the buyer of an order, at the order's own address, of a notice that came with another one. */
export const withdrawalNote = {
  type: "withdrawal_note",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(id, { site, shop }) {
    const { receipt, labelUrl } = await readForMail(shop, id, "buyer");
    return {
      subject: `Withdrawal ${id} from your order`,
      body: (
        <WithdrawalMail
          {...{ site, receipt, labelUrl }}
          origin={shop.env.PUBLIC_ORIGIN}
          heading={receipt.status === "declined" ? "A withdrawal that came too late" : "A withdrawal from your order"}
          intro={`A notice of withdrawal from your order came to us, and we matched it to the order. ${receipt.status !== "declined" && receipt.matched?.basis === "late" ? "It came after both periods, and we accept it all the same. " : ""}It did not come from this e-mail address. If you know nothing of it, answer this e-mail at once.`}
        />
      ),
    };
  },
} satisfies TransactionalEmail;

/** Of which items of a declaration staff decided. */
const whichItems = ({ matched }: Receipt) =>
  matched?.restOf
    ? `We looked at your notice for the items below. What you withdrew from in time is ${matched.restOf}, and goes on by itself. `
    : "We looked at your notice. ";

/** What an e-mail may say: nothing of the order to an address that is not its buyer's. */
async function readForMail(
  { db, env }: Shop,
  id: string,
  reader: "sender" | "buyer" = "sender",
): Promise<{ receipt: Receipt; labelUrl: string | null }> {
  const found = await readReceipt(db, id);
  if (!found) throw new Error(`There is no withdrawal ${id}`);
  const receipt = found.isToBuyer || reader === "buyer" ? found : { ...found, matched: null };
  const returnId = receipt.matched?.returnId ?? null;
  return { receipt, labelUrl: returnId === null ? null : await returnLabelLink(returnId, env, new Date()) };
}

interface WithdrawalMailProps {
  site: SiteConfiguration;
  origin: string;
  receipt: Receipt;
  /** The signed link to the label of what comes back; null when nothing does. */
  labelUrl: string | null;
  heading: string;
  intro: string;
}

function WithdrawalMail({ site, origin, receipt, labelUrl, heading, intro }: WithdrawalMailProps) {
  const { matched } = receipt;
  const steps = matched || receipt.status === "unmatched" ? nextSteps(receipt) : [];
  return (
    <MailLayout
      {...{ site, origin, heading }}
      preview={`${receipt.id}, received ${exactTime(receipt.receivedAt)}.`}
      footer="You're getting this e-mail because you, or somebody for you, withdrew from a purchase. Questions? We're happy to help:"
    >
      <MailText>{intro}</MailText>
      <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
        {receiptFacts(receipt).map(([name, fact]) => (
          <tr key={name}>
            <MailCell style={{ ...rowStyle, color: mailColors.muted }}>{name}</MailCell>
            <MailCell align="right" style={{ ...rowStyle, fontWeight: 700 }}>
              {fact}
            </MailCell>
          </tr>
        ))}
      </MailTable>
      <MailHeading>What you declared</MailHeading>
      <MailText>{receipt.statement}</MailText>
      {matched ? (
        <>
          <MailHeading>{matched.rest ? "Items that came in time" : "Withdrawn items"}</MailHeading>
          <ItemRows lines={matched.lines} />
          {matched.rest ? (
            <>
              <MailHeading>Items that came too late</MailHeading>
              <ItemRows lines={matched.rest.lines} />
              {restTexts(matched.rest).map((text) => (
                <MailText key={text}>{text}</MailText>
              ))}
            </>
          ) : null}
        </>
      ) : null}
      {steps.length > 0 ? <MailHeading>What happens next</MailHeading> : null}
      {steps.map((step) => (
        <MailText key={step}>{step}</MailText>
      ))}
      {matched && receipt.status === "declined" ? <MailText>{complaintSentence(matched.country)}</MailText> : null}
      {receiptPeriods(receipt).map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
      {labelUrl ? <MailButton href={labelUrl}>Print the return label</MailButton> : null}
    </MailLayout>
  );
}

function ItemRows({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <MailTable purpose="data" width="100%">
      {lines.map((line) => (
        <tr key={line.id}>
          <MailCell style={rowStyle}>{`${line.name}, ${line.color}, ${line.size}`}</MailCell>
          <MailCell align="right" style={{ ...rowStyle, whiteSpace: "nowrap" }}>
            {`${line.quantity} ×`}
          </MailCell>
        </tr>
      ))}
    </MailTable>
  );
}

const rowStyle = {
  padding: "10px 0",
  borderBottom: `1px solid ${mailColors.line}`,
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
} as const;
