import { Link } from "react-router";

import { DateTime } from "#app/admin/frame/date-time.tsx";
import { type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import type { movementsOf } from "#app/features/catalogue/inventory/movements.server.ts";
import type { VariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { reasonNames } from "#app/features/catalogue/inventory/reasons.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { Badge } from "#app/ui/badge.tsx";

import { type CodesAnswer, CodesCard } from "./codes-card.tsx";
import { variantPath } from "./variant-path.ts";
import { VariantPicture } from "./variant-picture.tsx";

const link = "font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink";

type ReadMovements = ReturnType<typeof movementsOf>;

/** Every change of a variant's units: why, who, when. */
export const movementsList = (variantId: string): List<ReadMovements> => ({
  path: variantPath(variantId),
  name: "movements",
  caption: "Movements",
  sorts: { newest: "Newest first" },
  filters: {},
  empty: "No movements yet.",
  emptyIcon: "list",
  columns: ({ role }) => [
    {
      title: "Reason",
      lead: true,
      cell: ({ reason }) => <span className="font-semibold">{reasonNames[reason]}</span>,
    },
    { title: "Change", numeric: true, cell: ({ delta }) => <Change delta={delta} /> },
    { title: "Stock after", numeric: true, cell: ({ quantityAfter }) => quantityAfter },
    { title: "By", cell: ({ actor }) => actor },
    { title: "When", cell: ({ createdAt }) => <DateTime at={createdAt} whole /> },
    {
      title: "Details",
      cell: ({ orderId, orderNumber, note }) => (
        <>
          {orderId && isAllowed(role, "orders:read") ? (
            <Link to={`/admin/orders/${orderId}`} discover="none" className={link}>
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          )}{" "}
          {note}
        </>
      ),
    },
  ],
});

interface Props {
  variant: VariantStock;
  movements: ListData<ReadMovements>;
  mayWrite: boolean;
  answer: CodesAnswer | undefined;
}

/** A variant's codes and units, and every change of the units. */
export function VariantScreen({ variant, movements, mayWrite, answer }: Props) {
  return (
    <>
      <Link to="/admin/inventory" discover="none" className={`inline-flex min-h-11 items-center text-sm ${link}`}>
        Back to inventory
      </Link>
      <div className="mt-2 mb-6 flex items-start gap-4">
        <VariantPicture url={variant.image} />
        <div className="min-w-0 wrap-anywhere">
          <h1 className="display text-display-sm lg:text-display-md">{variant.product}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            {variant.color}, {variant.size}
            {variant.isArchived ? <Badge>Deleted product</Badge> : null}
          </p>
          <p className="mt-1 text-xs text-muted">{variant.id}</p>
        </div>
      </div>
      <dl className="mb-8 grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-3 text-sm">
        <Figure name="On hand" value={variant.quantity} />
        <Figure name="Sold in 30 days" value={variant.sold} />
        <Figure name="Wait for it" value={variant.waiting} />
      </dl>
      <CodesCard codes={variant} mayWrite={mayWrite} answer={answer} />
      <h2 className="mb-3 text-lg font-semibold">Movements</h2>
      <ListScreen list={movementsList(variant.id)} {...movements} />
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="border border-line bg-white p-4">
      <dt className="eyebrow text-muted">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function Change({ delta }: { delta: number }) {
  return (
    <span className={`font-semibold ${delta > 0 ? "text-success" : "text-danger"}`}>
      {delta > 0 ? `+${delta}` : `−${-delta}`}
    </span>
  );
}
