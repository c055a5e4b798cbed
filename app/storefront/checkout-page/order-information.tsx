import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { complaintBodiesIn } from "#app/features/shop/content/complaint-bodies.ts";
import {
  legalGuaranteeLine,
  legalGuaranteePath,
  legalGuaranteeDuration,
  legalGuaranteeSentence,
} from "#app/features/shop/content/guarantee-terms.ts";
import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { useDeliveryText } from "#app/features/shop/shipping/use-delivery-text.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { GuaranteeNotice } from "#app/storefront/information/guarantee-notice.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { checkoutTexts } from "./checkout.texts.ts";
import { orderInformationTexts } from "./order-information.texts.tsx";

const link = "underline underline-offset-2 hover:no-underline";

/** What it is told of. */
interface Informed {
  form: Pick<Checkout["form"], "country" | "shippingMethod">;
  lines: readonly { source: string }[];
  /** What a buyer outside the EU must know; empty inside it. */
  duties: string;
}

/**
 * What a consumer must be told right before the order (Distance Contracts Act 2005:59, 2:2 and 2:3), above the order button and below the
 * total: delivery, seller and guarantee, withdrawal; the rest a press away. What it says does not change its height once the cart is read:
 * the button must not move from under a press.
 */
export function OrderInformation({ checkout }: { checkout: Informed }) {
  const texts = orderInformationTexts();
  const { form, lines, duties } = checkout;
  const { identity, promotions } = useSite();
  const destination = { country: form.country, sources: lines.map(({ source }) => source) };
  const delivery = useDeliveryText()(form.shippingMethod, destination);
  return (
    <section aria-labelledby="order-information" className="mt-3 border-t border-line-strong pt-2 text-sm leading-6">
      <h3 id="order-information" className="sr-only">
        {texts.title}
      </h3>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
        <Fact name={texts.delivery}>{checkoutTexts().estimated(delivery)}</Fact>
        <Fact name={texts.seller}>{texts.sellerIn(identity.companyName)}</Fact>
        <Fact name={texts.returns}>{returnPromise().inShort(promotions.returnDays, withdrawalDays)}</Fact>
        {duties === "" ? null : <Fact name={texts.duties}>{duties}</Fact>}
      </dl>
      <Link
        to={legalGuaranteePath}
        className="flex min-h-11 items-center text-muted underline underline-offset-2 hover:no-underline"
      >
        {legalGuaranteeLine(form.country)}
      </Link>
      <button
        type="button"
        popoverTarget="order-terms"
        className="inline-flex min-h-11 items-center text-left underline underline-offset-2"
      >
        {texts.rights}
      </button>
      <Sheet country={form.country} />
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

/**
 * The rest, over the page: how to withdraw, the legal guarantee, who sells, whom to turn to, and the texts themselves. A native popover, so
 * that it opens before and without scripts.
 */
function Sheet({ country }: { country: Checkout["form"]["country"] }) {
  const texts = orderInformationTexts();
  const { identity, contact } = useSite();
  const papers = [
    { to: "/terms-of-service", name: pageNames()["/terms-of-service"] },
    { to: withdrawalPaths.form, name: texts.withdrawalAndForm },
  ];
  return (
    <div
      id="order-terms"
      popover="auto"
      role="dialog"
      aria-labelledby="order-terms-title"
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md overflow-y-auto overscroll-contain bg-paper p-6 text-ink backdrop:bg-ink/60"
    >
      <div className="flex items-center justify-between gap-4">
        <h4 id="order-terms-title" className="display text-lg">
          {texts.title}
        </h4>
        <button
          type="button"
          popoverTarget="order-terms"
          popoverTargetAction="hide"
          aria-label={texts.close}
          className="-mr-2.5 inline-flex size-11 items-center justify-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="mt-4 grid gap-5">
        <Part title={texts.changedMind}>
          <p>
            {texts.withdraw(
              withdrawalDays,
              <Link to={withdrawalPaths.function} className={link}>
                {pageNames()["/withdraw"]}
              </Link>,
              <Link to={withdrawalPaths.form} className={link}>
                {texts.standardForm}
              </Link>,
            )}
          </p>
        </Part>
        <GuaranteeNotice duration={legalGuaranteeDuration(country)} />
        <p>{texts.openItem(legalGuaranteeSentence(country))}</p>
        <Part title={texts.youBuyFrom}>
          <p>
            {texts.company(
              identity.companyName,
              identity.organizationNumber,
              identity.vatNumber,
              `${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`,
            )}{" "}
            {contact.email}, {contact.phone}.
          </p>
        </Part>
        <Part title={texts.noAgreement}>
          <p>
            {texts.turnTo(
              complaintBodiesIn(country).map(({ name, url }, index) => (
                <span key={name}>
                  {index > 0 ? ` ${texts.or} ` : null}
                  <a href={url} rel="noopener" className={link}>
                    {name}
                  </a>
                </span>
              )),
            )}
          </p>
        </Part>
        <ul>
          {papers.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={`inline-flex min-h-11 items-center ${link}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className="font-semibold">{title}</h5>
      {children}
    </div>
  );
}
