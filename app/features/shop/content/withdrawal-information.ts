import { returnAddressLine } from "#app/features/shop/markets/return-address.ts";

import type { Section } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";
import { withdrawalPaths } from "./withdrawal-paths.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

/** What a consumer is told about the right to withdraw, and the standard form (Directive 2011/83, annex I, as the law takes it over). */
export interface WithdrawalInformation {
  title: string;
  sections: readonly Section[];
  form: {
    title: string;
    /** When to use it, and to whom it goes. */
    note: string;
    to: string;
    statement: string;
    /** What is filled in, a line each. */
    fields: readonly string[];
  };
}

/** What the instructions tell of the shop. */
export type WithdrawalFacts = Pick<SiteFacts, "identity" | "contact" | "shipping">;

/** Who takes the goods back, and where, in a market that has an address of its own for them; null where that is the seller's. */
export function goodsAddress(identity: WithdrawalFacts["identity"], shipping: WithdrawalFacts["shipping"]) {
  const address = returnAddressLine(shipping.returnAddress);
  return address && `${identity.companyName}, ${address}`;
}

/**
 * The instructions on withdrawal and the standard form (Distance Contracts Act 2005:59, 2:2 p. 8 and 2:2 a; annex I A and B of
 * Directive 2011/83 as changed by 2023/2673). The words follow the annex, for goods of one order that arrive in several parcels.
 */
export function withdrawalInformation({ identity, contact, shipping }: WithdrawalFacts): WithdrawalInformation {
  const post = `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}`;
  const sendTo = goodsAddress(identity, shipping);
  const reach = `${post}, e-mail ${contact.email}, telephone ${contact.phone}`;
  return {
    title: "Right of withdrawal",
    sections: [
      {
        id: "your-right",
        title: "Your right to withdraw",
        blocks: [
          `You have the right to withdraw from this contract within ${withdrawalDays} days without giving any reason.`,
          `The withdrawal period expires after ${withdrawalDays} days from the day on which you, or someone other than the carrier whom you named, have the last goods of your order in your possession. If that day is a Saturday, Sunday or public holiday, it expires on the next working day.`,
          `To use the right, tell us (${reach}) of your decision by a clear statement, such as a letter or an e-mail. You may use the standard form below, but you do not have to.`,
          `You can also withdraw online, with the function [Withdraw from contract here](${withdrawalPaths.function}), at the bottom of every page of the shop. We then send you, without delay, a receipt by e-mail with what you declared and the date and time we received it.`,
          "You meet the deadline if you send your statement before the withdrawal period has expired.",
        ],
      },
      {
        id: "effects",
        title: "Effects of withdrawal",
        blocks: [
          `If you withdraw, we pay back all that we have received from you, with the cost of delivery (but not what you chose to pay beyond our least expensive standard delivery), without undue delay and not later than ${withdrawalDays} days from the day on which we are told of your decision. We use the means of payment that you used, unless you have expressly agreed to another, and you pay no fees for it.`,
          "We may wait until we have received the goods back or you have shown us that you sent them, whichever comes first.",
          `Send the goods back${sendTo ? ` to ${sendTo}` : ""}, or hand them over to us, without undue delay and not later than ${withdrawalDays} days from the day on which you told us. You meet the deadline if you send them before the ${withdrawalDays} days have passed. We pay for the return: you get a label.`,
          "You are liable only for a loss in value that comes from handling the goods more than is necessary to establish their nature, characteristics and functioning.",
        ],
      },
    ],
    form: {
      title: "Standard withdrawal form",
      note: "Complete and return this form only if you wish to withdraw from the contract.",
      to: `To ${reach}:`,
      statement:
        "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods:",
      fields: [
        "Goods and order number",
        "Ordered on (*) / received on (*)",
        "Name of consumer(s)",
        "Address of consumer(s)",
        "Signature of consumer(s), only if this form is sent on paper",
        "Date",
      ],
    },
  };
}
