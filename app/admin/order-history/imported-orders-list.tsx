import { DateTime } from "#app/admin/frame/date-time.tsx";
import { isNarrowed, type List } from "#app/admin/frame/list-screen.tsx";
import type { ImportedAddress, ImportedLine } from "#app/features/selling/order-history/imported-order.ts";
import type { listImportedOrders } from "#app/features/selling/order-history/list-imported-orders.server.ts";
import { countryOfCode } from "#app/features/shop/addresses/countries.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { formatAmount } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

type ImportedOrderRow = Awaited<ReturnType<typeof listImportedOrders>>["rows"][number];

/** What shoppers ordered before the shop moved here: to look up, never to work on. */
export const importedOrdersList: List<typeof listImportedOrders> = {
  path: "/admin/orders/imported",
  title: "Imported orders",
  hint: "Orders from the shop you had before, for looking up. They don't count in sales, stock or payments, and you can't change them.",
  button: { text: "Import a file", to: "/admin/files?kind=orders", permission: "files:use", look: "outline" },
  name: "imported orders",
  searchLabel: "Order number, email or name",
  sorts: { newest: "Newest first", oldest: "Oldest first", total: "By total" },
  filters: {},
  empty: (view) => (isNarrowed(view) ? "No matching orders." : "No imported orders. Import Shopify's file of orders."),
  emptyIcon: "bag",
  columns: () => [
    {
      title: "Order",
      lead: true,
      cell: ({ number }) => <span className="font-semibold whitespace-nowrap tabular-nums">{number}</span>,
    },
    {
      title: "Customer",
      cell: ({ name, email }) => (
        <span className="wrap-anywhere">
          {name}
          {name && email ? <br /> : null}
          <span className="text-muted">{email}</span>
          {name || email ? null : <span className="text-muted">Unknown</span>}
        </span>
      ),
    },
    { title: "Placed", cell: ({ placedAt }) => <DateTime at={placedAt} /> },
    { title: "Items", cell: (order) => <OrderContents order={order} /> },
    {
      title: "Total",
      numeric: true,
      cell: ({ totalOre, currency }) => <span className="whitespace-nowrap">{formatAmount(totalOre, currency)}</span>,
    },
    { title: "Payment", cell: ({ paymentStatus }) => <ImportedStatus status={paymentStatus} /> },
    {
      title: "Status",
      cell: ({ cancelledAt, fulfilment }) => <ImportedStatus status={cancelledAt ? "canceled" : fulfilment} />,
    },
  ],
};

/** A state in the other shop's words: 'Partially refunded'. */
export function ImportedStatus({ status }: { status: string }) {
  return status === "" ? null : <Badge>{capitalize(status.replaceAll("_", " "))}</Badge>;
}

function OrderContents({ order }: { order: ImportedOrderRow }) {
  const { lines, number, currency } = order;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details>
      <summary className="cursor-pointer underline underline-offset-4">
        {units === 1 ? "1 item" : `${units} items`}
        <span className="sr-only"> of order {number}</span>
      </summary>
      <ul className="mt-2 grid gap-1">
        {lines.map((line, i) => (
          <Line key={i} line={line} currency={currency} />
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-muted">
        {facts(order).map(([title, text]) => (
          <div key={title} className="contents">
            <dt>{title}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Line({ line, currency }: { line: ImportedLine; currency: string }) {
  const { quantity, name, sku, priceOre } = line;
  return (
    <li>
      {quantity} × {name}
      <span className="text-muted tabular-nums">
        {" "}
        · {formatAmount(priceOre, currency)}
        {sku ? ` · ${sku}` : ""}
      </span>
    </li>
  );
}

/** What else the file says of an order, without what it leaves empty. */
function facts(order: ImportedOrderRow): [title: string, text: string][] {
  const { discountCode, discountOre, shippingMethod, shippingOre, taxOre, refundedOre, currency } = order;
  const amount = (ore: number) => (ore === 0 ? "" : formatAmount(ore, currency));
  const [sentTo, billedTo] = [addressText(order.shippingAddress), addressText(order.billingAddress)];
  const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(", ");
  const all: [string, string][] = [
    ["Discount", joined(discountCode, amount(discountOre))],
    ["Shipping", joined(shippingMethod, amount(shippingOre))],
    ["Tax", amount(taxOre)],
    ["Refunded", amount(refundedOre)],
    ["Paid by", order.paymentMethod],
    ["Sent to", sentTo],
    ["Billed to", billedTo === sentTo ? "" : billedTo],
    ["Note", order.note],
    ["Tags", order.tags],
  ];
  return all.filter(([, text]) => text !== "");
}

function addressText(address: ImportedAddress | null): string {
  if (!address) return "";
  const { name, street, postalCode, city, country } = address;
  return [name, street, `${postalCode} ${city}`.trim(), countryOfCode(country) ?? country]
    .filter((part) => part !== "")
    .join("\n");
}
