import { Form } from "react-router";

import {
  codeStateNames,
  codeStateTones,
  nameOfDiscount,
  periodText,
  usesText,
  offerText,
} from "#app/admin/discounts/code-texts.ts";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { codeState } from "#app/features/selling/discounts/code-state.ts";
import { currencyOf } from "#app/features/selling/discounts/discount-code.ts";
import { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

import type { Route } from "./+types/discounts";

/** The discount codes, what each gave, and what staff can do with it. */
export const list: List<typeof listCodes> = {
  path: "/admin/discounts",
  title: "Discounts",
  caption: "Discounts",
  name: "discounts",
  button: { text: "New discount", to: "/admin/discounts/new", permission: "discounts:write" },
  searchLabel: "Code or title",
  searchOrder: "By code",
  sorts: { newest: "Newest first", code: "By code" },
  filters: {
    state: { label: "Status", values: codeStateNames },
    method: { label: "Method", values: { code: "Codes", automatic: "Automatic" } },
  },
  empty: "No matching discounts.",
  columns: ({ now, role, here }) => [
    {
      title: "Code or title",
      lead: true,
      cell: ({ code, title, method, description }) => (
        <>
          <span className={`font-semibold ${title === "" ? "whitespace-nowrap" : ""}`}>{title || code}</span>
          {method === "automatic" ? (
            <span className="block text-sm whitespace-nowrap text-muted">Applied automatically</span>
          ) : null}
          {description ? <span className="block text-sm text-muted">{description}</span> : null}
        </>
      ),
    },
    { title: "Discount", cell: (code) => offerText(code) },
    { title: "Valid", cell: (code) => <span className="whitespace-pre tabular-nums">{periodText(code)}</span> },
    { title: "Used", numeric: true, cell: (code) => <span className="whitespace-nowrap">{usesText(code)}</span> },
    {
      title: "Total discounted",
      numeric: true,
      cell: (code) => <span className="whitespace-nowrap">{formatPrice(code.givenOre, currencyOf(code))}</span>,
    },
    {
      title: "Status",
      cell: (code) => {
        const state = codeState(code, new Date(now));
        return <Badge tone={codeStateTones[state]}>{codeStateNames[state]}</Badge>;
      },
    },
    {
      title: "Action",
      cell: (code) => {
        const mayWrite = isAllowed(role, "discounts:write");
        return (
          <div className="flex items-center gap-x-4 whitespace-nowrap">
            <RowLink to={`/admin/discounts/${encodeURIComponent(code.code)}`}>
              {mayWrite ? "Edit" : "Open"}
              <span className="sr-only"> {nameOfDiscount(code)}</span>
            </RowLink>
            {mayWrite ? <Switch code={code} returnTo={here} /> : null}
          </div>
        );
      },
    },
  ],
};

function Switch({
  code,
  returnTo,
}: {
  code: { code: string; title: string; updatedAt: string; isActive: boolean };
  returnTo: string;
}) {
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
        <span className="sr-only"> {nameOfDiscount(code)}</span>
      </Button>
    </Form>
  );
}

export const loader = (args: Route.LoaderArgs) => readList(args, list, listCodes);

export const meta = () => [{ title: "Discounts | Admin" }];

export default function Discounts({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={list} {...loaderData} />;
}
