import { Form } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { codeState } from "#app/features/selling/discounts/code-state.ts";
import type { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";

import { periodText, usesText, valueText } from "./code-texts.ts";
import {
  codeFilterNames,
  codeSortNames,
  codeStateNames,
  codeStateTones,
  discountsShape,
  type DiscountsView,
} from "./discounts-list.ts";

type CodesPage = Awaited<ReturnType<typeof listCodes>>;
type Row = CodesPage["rows"][number] & { id: string };

interface Props {
  view: DiscountsView;
  page: CodesPage;
  /** The moment the states are of, as ISO time. */
  now: string;
  mayWrite: boolean;
}

const columnsOf = (now: Date): Column<Row>[] => [
  {
    title: "Code",
    lead: true,
    cell: ({ code, description }) => (
      <>
        <span className="font-semibold">{code}</span>
        {description ? <span className="block text-sm text-muted">{description}</span> : null}
      </>
    ),
  },
  { title: "Takes off", cell: (code) => valueText(code) },
  { title: "Holds", cell: (code) => <span className="whitespace-pre tabular-nums">{periodText(code)}</span> },
  { title: "Used", numeric: true, cell: (code) => <span className="whitespace-nowrap">{usesText(code)}</span> },
  {
    title: "Given",
    numeric: true,
    cell: ({ givenOre }) => <span className="whitespace-nowrap">{formatPrice(givenOre)}</span>,
  },
  {
    title: "Status",
    cell: (code) => {
      const state = codeState(code, now);
      return <Badge tone={codeStateTones[state]}>{codeStateNames[state]}</Badge>;
    },
  },
];

/** The discount codes, what each gave, and what staff can do with it. */
export function DiscountsScreen({ view, page, now, mayWrite }: Props) {
  const returnTo = listAddress(discountsShape, view, view.paging);
  const action: Column<Row> = {
    title: "Action",
    cell: (code) => (
      <div className="flex items-center gap-x-4">
        <RowLink to={`/admin/discounts/${encodeURIComponent(code.code)}`}>
          {mayWrite ? "Edit" : "Open"}
          <span className="sr-only"> {code.code}</span>
        </RowLink>
        {mayWrite ? <Switch code={code} returnTo={returnTo} /> : null}
      </div>
    ),
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Discounts</h1>
        {mayWrite ? (
          <ButtonLink to="/admin/discounts/new" discover="none" size="small">
            New code
          </ButtonLink>
        ) : null}
      </div>
      <ListToolbar
        name="discount codes"
        searchLabel="Beginning of the code"
        shape={discountsShape}
        view={view}
        sortNames={codeSortNames}
        searchOrder="By code"
        filterNames={codeFilterNames}
      />
      <DataTable
        caption="Discount codes"
        columns={[...columnsOf(new Date(now)), action]}
        rows={page.rows.map((row) => ({ ...row, id: row.code }))}
        empty="No discount codes."
      />
      <ListPages shape={discountsShape} view={view} page={page} />
    </>
  );
}

function Switch({ code, returnTo }: { code: Row; returnTo: string }) {
  return (
    <Form method="post" action={`/admin/discounts/${encodeURIComponent(code.code)}`} preventScrollReset>
      <input type="hidden" name="updatedAt" value={code.updatedAt} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        look="outline"
        size="small"
        name="intent"
        value={code.isActive ? "disable" : "enable"}
        className="min-w-24"
      >
        {code.isActive ? "Disable" : "Enable"}
        <span className="sr-only"> {code.code}</span>
      </Button>
    </Form>
  );
}
