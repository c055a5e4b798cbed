import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

import { trustTexts } from "./trust-list.texts.tsx";

/** Why it is safe to buy: secure payment, returns, support. */
export function TrustList() {
  const { contact, promotions } = useSite();
  const texts = trustTexts();
  const link = "text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink";
  return (
    <ul className="grid gap-3 text-sm leading-5 text-muted">
      <Assurance icon="lock" title={texts.secure}>
        {texts.secureText}
      </Assurance>
      <Assurance icon="return" title={returnPromise().line(promotions.returnDays)}>
        {returnPromise().byLaw(withdrawalDays)}
      </Assurance>
      <Assurance icon="chat" title={texts.questions}>
        {texts.emailOrPhone(
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>,
          <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className={`whitespace-nowrap ${link}`}>
            {contact.phone}
          </a>,
        )}
      </Assurance>
    </ul>
  );
}

function Assurance({ icon, title, children }: { icon: IconName; title: string; children: React.ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="size-5 shrink-0 text-ink" />
      <p>
        <strong className="block font-semibold text-ink">{title}</strong>
        {children}
      </p>
    </li>
  );
}
