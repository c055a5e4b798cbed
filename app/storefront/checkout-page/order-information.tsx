import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { complaintBodiesIn } from "#app/features/shop/content/complaint-bodies.ts";
import {
  legalGuaranteeLine,
  legalGuaranteeDuration,
  legalGuaranteePath,
  legalGuaranteeSentence,
} from "#app/features/shop/content/guarantee-terms.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-information.ts";
import { withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { dutiesText } from "#app/features/shop/shipping/exports.ts";
import { useDeliveryText } from "#app/features/shop/shipping/use-delivery-text.ts";
import { formatPrice } from "#app/shared/money.ts";
import { GuaranteeNotice } from "#app/storefront/information/guarantee-notice.tsx";

const link = "underline underline-offset-2 hover:no-underline";

/**
 * What a consumer must be told right before the order (Distance Contracts Act 2005:59, 2:2 and 2:3), above the order button. What
 * it says does not change its height once the cart is read: the button must not move from under a press.
 */
export function OrderInformation({ checkout, hydrated }: { checkout: Checkout; hydrated: boolean }) {
  const { form, lines, totals, isExport, currency } = checkout;
  const { companyName } = useSite().identity;
  const destination = { country: form.country, sources: lines.map(({ source }) => source) };
  const delivery = useDeliveryText()(form.shippingMethod, destination);
  return (
    <section aria-labelledby="order-information" className="mt-6 border-t border-line-strong pt-5 text-sm leading-6">
      <h3 id="order-information" className="font-semibold">
        Before you order
      </h3>
      <dl className="mt-2 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        <Fact name="Seller">{companyName}, Sweden</Fact>
        <Fact name="To pay">
          {hydrated ? (
            <span className="tabular-nums">
              {formatPrice(totals.totalOre, currency)} {isExport ? "without Swedish VAT" : "incl. VAT"}
            </span>
          ) : null}
        </Fact>
        {isExport ? <Fact name="Duties">{dutiesText(form.country)}</Fact> : null}
        <Fact name="Delivery">{delivery}</Fact>
        <Fact name="Withdrawal">
          {withdrawalDays} days from delivery:{" "}
          <Link to={withdrawalPaths.function} className={link}>
            Withdraw from contract here
          </Link>
          {" or use the "}
          <Link to={withdrawalPaths.form} className={link}>
            standard form
          </Link>
        </Fact>
        <Fact name="Return">Free returns with our label</Fact>
        <Fact name="Faults">
          <Link to={legalGuaranteePath} className={link}>
            {legalGuaranteeLine(form.country)}
          </Link>
        </Fact>
      </dl>
      <div className="mt-4">
        <GuaranteeNotice duration={legalGuaranteeDuration(form.country)} />
      </div>
      <MoreInformation country={form.country} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The rest, folded: who sells, how to withdraw, whom to turn to, and the texts themselves. */
function MoreInformation({ country }: { country: Checkout["form"]["country"] }) {
  const { identity, contact } = useSite();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-2">
        Terms and company details
      </summary>
      <div className="grid gap-3 pb-2 text-muted">
        <p>
          You buy from {identity.companyName}, organization number {identity.organizationNumber}
          {identity.vatNumber ? `, VAT number ${identity.vatNumber}` : null}, {contact.street}, {contact.postalCode}{" "}
          {contact.city}, {contact.country}. {contact.email}, {contact.phone}.
        </p>
        <p>
          You may withdraw without giving a reason within {withdrawalDays} days of the day you have the last item. Press
          'Withdraw from contract here', at the foot of every page, on your order's page and in our e-mails, or tell us
          in any other clear way. You may use the standard form. Goods handled more than trying them takes may be paid
          back with a deduction for their loss in value.
        </p>
        <p>{legalGuaranteeSentence(country)} The names in your order lead to what each thing is and is made of.</p>
        <p>
          If we cannot agree, turn to{" "}
          {complaintBodiesIn(country).map(({ name, url }, index) => (
            <span key={name}>
              {index > 0 ? " or " : null}
              <a href={url} rel="noopener" className={link}>
                {name}
              </a>
            </span>
          ))}
          .
        </p>
        <ul className="text-ink">
          {texts.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={`inline-flex min-h-11 items-center ${link}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const texts = [
  { to: "/terms-of-service", name: "Terms of Service" },
  { to: withdrawalPaths.form, name: "Right of withdrawal, and its standard form" },
];
