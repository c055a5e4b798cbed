import type { ExchangeLine, ExchangePage, KnownExchange } from "#app/features/after-sale/cases/read-exchange.server.ts";
import type { OrderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { exchangeStatusFacts, isAwaited } from "#app/shared/case-statuses.ts";
import { formatDate } from "#app/shared/dates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { CaseFrame } from "./case-frame.tsx";
import { exchangeErrors } from "./exchange-errors.texts.ts";
import { ExchangeForm } from "./exchange-form.tsx";
import { exchangeTexts } from "./exchange.texts.ts";

interface Props {
  page: ExchangePage;
  /** Paths of the order's signed links, without their language. */
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
  const texts = exchangeTexts();
  const open = page.lines.filter(({ units, choices }) => units > 0 && choices.length > 0);
  const chosen = open.find(({ id }) => id === line?.id) ?? (open.length === 1 ? open[0] : null);
  return (
    <CaseFrame
      number={texts.order(page.orderNumber)}
      title={done ? texts.heldTitle : pageNames()["/exchange"]}
      isAnswer={done !== null}
    >
      {done ? (
        <Held exchange={done} sendTo={page.sendTo} labelUrl={labels[page.exchanges.indexOf(done)] ?? links.order} />
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
            <p className="leading-7">{page.isOpen ? texts.nothing : exchangeErrors().closed}</p>
          )}
        </>
      )}
      <Known exchanges={page.exchanges.filter((one) => one !== done)} all={page.exchanges} labels={labels} />
      <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
        <a className="underline underline-offset-4" href={localPath(links.order)}>
          {texts.toOrder}
        </a>
        <a className="underline underline-offset-4" href={localPath(links.withdraw)}>
          {texts.refundInstead}
        </a>
      </p>
    </CaseFrame>
  );
}

function ChooseLine({ lines, exchangeUrl }: { lines: readonly ExchangeLine[]; exchangeUrl: string }) {
  const texts = exchangeTexts();
  return (
    <>
      <h2 className="text-lg font-semibold">{texts.whichLine}</h2>
      <ul className="mt-4 ruled border-y border-line">
        {lines.map(({ id, name, color, size }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <p className="min-w-0">
              <span className="font-semibold">{name}</span>
              <br />
              <span className="text-sm text-muted">{`${color}, ${size}`}</span>
            </p>
            <ButtonLink to={`${exchangeUrl}&line=${encodeURIComponent(id)}`} look="outline" size="small">
              {texts.exchangeThis}
              <span className="sr-only">{`: ${name}, ${color}, ${size}`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Held({
  exchange,
  sendTo,
  labelUrl,
}: Pick<ExchangePage, "sendTo"> & { exchange: KnownExchange; labelUrl: string }) {
  const texts = exchangeTexts();
  const what = `${exchange.quantity} × ${exchange.name}, ${exchange.color}, ${exchange.size}`;
  return (
    <>
      <Notice tone="success">{texts.held(what, formatDate(exchange.heldUntil), exchange.number)}</Notice>
      <ol className="mt-6 grid list-decimal gap-2 pl-5 leading-7">
        <li>{texts.pack}</li>
        <li>{texts.putLabel(exchange.number)}</li>
        <li>{texts.dropOff}</li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={labelUrl} reloadDocument>
          {texts.printLabel}
        </ButtonLink>
        <ButtonLink to={`${labelUrl}&size=A4`} look="outline" reloadDocument>
          {texts.labelA4}
        </ButtonLink>
      </div>
      {sendTo.map((text) => (
        <p key={text} className="mt-4 text-sm text-muted">
          {text}
        </p>
      ))}
      <p className="mt-4 text-sm text-muted">{texts.emailed}</p>
    </>
  );
}

function Known(props: {
  exchanges: readonly KnownExchange[];
  all: readonly KnownExchange[];
  labels: readonly string[];
}) {
  if (props.exchanges.length === 0) return null;
  const texts = exchangeTexts();
  return (
    <>
      <h2 className="mt-12 text-lg font-semibold">{texts.ofOrder}</h2>
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
              <a
                className="underline underline-offset-4"
                href={localPath(props.labels[props.all.indexOf(exchange)] ?? "")}
              >
                {texts.label}
                <span className="sr-only">{texts.labelOf(exchange.number)}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
