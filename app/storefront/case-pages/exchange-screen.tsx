import type { ExchangeLine, ExchangePage, KnownExchange } from "#app/features/after-sale/cases/read-exchange.server.ts";
import type { OrderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { exchangeStatusFacts, isAwaited } from "#app/shared/case-statuses.ts";
import { formatDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { CaseFrame } from "./case-frame.tsx";
import { ExchangeForm } from "./exchange-form.tsx";

interface Props {
  page: ExchangePage;
  /** Paths of the order's signed links. */
  links: Pick<OrderLinks, "order" | "exchange" | "withdraw">;
  /** The label of each exchange, in their order. */
  labels: readonly string[];
  /** The line that was chosen; null while none was. */
  line: ExchangeLine | null;
  /** The exchange that was just asked for. */
  done: KnownExchange | null;
  exchangeId: string;
  error: string | null;
  fields: Record<string, string>;
}

/** Exchanges a line of an order for another size or color: which one first, then for what. */
export function ExchangeScreen({ page, links, labels, line, done, exchangeId, error, fields }: Props) {
  const open = page.lines.filter(({ units, choices }) => units > 0 && choices.length > 0);
  const chosen = open.find(({ id }) => id === line?.id) ?? (open.length === 1 ? open[0] : null);
  return (
    <CaseFrame
      number={`Order ${page.orderNumber}`}
      title={done ? "We're holding your new one" : "Exchange"}
      isAnswer={done !== null}
    >
      {done ? (
        <Held exchange={done} labelUrl={labels[page.exchanges.indexOf(done)] ?? links.order} />
      ) : (
        <>
          {error ? (
            <Notice tone="error" className="mb-6">
              {error}
            </Notice>
          ) : null}
          {chosen ? (
            <ExchangeForm key={chosen.id} {...{ page, line: chosen, exchangeId, fields }} />
          ) : open.length > 0 ? (
            <ChooseLine lines={open} exchangeUrl={links.exchange} />
          ) : (
            <p className="leading-7">
              {page.isOpen
                ? "Nothing in this order can be exchanged right now. You can exchange what has shipped, isn't on its way back, and comes in another size or color."
                : "The exchange period for this order has ended."}
            </p>
          )}
        </>
      )}
      <Known exchanges={page.exchanges.filter((one) => one !== done)} all={page.exchanges} labels={labels} />
      <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
        <a className="underline underline-offset-4" href={links.order}>
          Back to your order
        </a>
        <a className="underline underline-offset-4" href={links.withdraw}>
          Return it for a refund instead (withdraw from contract)
        </a>
      </p>
    </CaseFrame>
  );
}

function ChooseLine({ lines, exchangeUrl }: { lines: readonly ExchangeLine[]; exchangeUrl: string }) {
  return (
    <>
      <h2 className="text-lg font-semibold">What would you like to exchange?</h2>
      <ul className="mt-4 ruled border-y border-line">
        {lines.map(({ id, name, color, size }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <p className="min-w-0">
              <span className="font-semibold">{name}</span>
              <br />
              <span className="text-sm text-muted">{`${color}, ${size}`}</span>
            </p>
            <ButtonLink to={`${exchangeUrl}&line=${encodeURIComponent(id)}`} look="outline" size="small">
              Exchange this
              <span className="sr-only">{`: ${name}, ${color}, ${size}`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Held({ exchange, labelUrl }: { exchange: KnownExchange; labelUrl: string }) {
  return (
    <>
      <Notice tone="success">
        {`We'll hold ${exchange.quantity} × ${exchange.name}, ${exchange.color}, ${exchange.size} for you until ${formatDate(exchange.heldUntil)}. Your exchange number is ${exchange.number}.`}
      </Notice>
      <ol className="mt-6 grid list-decimal gap-2 pl-5 leading-7">
        <li>Pack the old one in any sturdy parcel.</li>
        <li>{`Put the label on it. No printer? Write ${exchange.number} on the parcel.`}</li>
        <li>Drop it off and keep the receipt. We'll ship the new one once your return arrives.</li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={labelUrl} reloadDocument>
          Print your label
        </ButtonLink>
        <ButtonLink to={`${labelUrl}&size=A4`} look="outline" reloadDocument>
          Label for A4 paper
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-muted">We've emailed you these steps, too.</p>
    </>
  );
}

function Known(props: {
  exchanges: readonly KnownExchange[];
  all: readonly KnownExchange[];
  labels: readonly string[];
}) {
  if (props.exchanges.length === 0) return null;
  return (
    <>
      <h2 className="mt-12 text-lg font-semibold">Exchanges for this order</h2>
      <ul className="mt-4 ruled border-y border-line text-sm">
        {props.exchanges.map((exchange) => (
          <li key={exchange.returnId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <span className="min-w-0 grow">
              {`${exchange.number}: ${exchange.quantity} × ${exchange.name}, ${exchange.color}, ${exchange.size}`}
            </span>
            <Badge tone={exchangeStatusFacts[exchange.status].tone}>
              {exchangeStatusFacts[exchange.status].shopperText}
            </Badge>
            {exchangeStatusFacts[exchange.status].isHeld && isAwaited(exchange.returnStatus) ? (
              <a className="underline underline-offset-4" href={props.labels[props.all.indexOf(exchange)]}>
                Label<span className="sr-only">{` of ${exchange.number}`}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
