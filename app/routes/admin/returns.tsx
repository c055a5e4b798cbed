import { useEffect, useRef } from "react";
import { Form, data, redirect } from "react-router";
import { z } from "zod";

import { kindNames, stateFacts } from "#app/admin/cases/case-names.ts";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { findReturn, listReturns } from "#app/features/after-sale/cases/list-returns.server.ts";
import { caseStatusNames, isAwaited } from "#app/shared/case-statuses.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/returns";

/** Every return. */
export const list: List<typeof listReturns> = {
  path: "/admin/returns",
  title: "Returns",
  name: "returns",
  searchLabel: "Return, order, withdrawal or tracking number",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    status: { label: "State", values: caseStatusNames("return") },
    kind: { label: "Kind", values: kindNames },
    work: {
      label: "Needs action",
      values: { settle: "Goods received", lapsing: "Expires in 3 days", objected: "Disputed deduction" },
    },
  },
  empty: "No matching returns.",
  columns: () => [
    { title: "Return", lead: true, cell: ({ id, number }) => <RowLink to={`/admin/returns/${id}`}>{number}</RowLink> },
    { title: "Kind", cell: ({ kind }) => kindNames[kind] },
    { title: "Order", cell: ({ orderNumber }) => orderNumber },
    { title: "Announced", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    {
      title: "Held until",
      cell: ({ heldUntil, status }) => (heldUntil && isAwaited(status) ? formatShortDate(heldUntil) : ""),
    },
    { title: "Here", numeric: true, cell: ({ received, announced }) => `${received} of ${announced}` },
    {
      title: "State",
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={stateFacts(row).tone}>{stateFacts(row).name}</Badge>
          {row.hasObjection ? <Badge tone="danger">Objected</Badge> : null}
        </span>
      ),
    },
  ],
};

export const loader = (args: Route.LoaderArgs) => readList(args, list, listReturns);

const scanForm = z.object({ scanned: z.string().max(40) });

/** Opens the return whose number was scanned or typed. */
export async function action(args: Route.ActionArgs) {
  const { form, shop } = await readStaffForm(args, scanForm);
  const id = form.kind === "valid" ? await findReturn(shop.db, form.data.scanned) : null;
  if (id === null) return data({ error: "No return has this number. Enter RT- and 8 digits." }, { status: 404 });
  return redirect(`/admin/returns/${id}`, 303);
}

export const meta = () => [{ title: "Returns | Admin" }];

export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
  return <ListScreen list={list} {...loaderData} top={<ScanForm error={actionData?.error ?? null} />} />;
}

/** A field for scanners: they type the number and press Enter. */
function ScanForm({ error }: { error: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  // The page of whoever opens parcels: a scanner types into the field that has the focus.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Form method="post" className="my-6 flex flex-wrap items-end gap-3 border border-line bg-white p-4">
        <TextField
          label="Scan or type a return number"
          name="scanned"
          placeholder="RT-12345678"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          className="min-w-0 grow sm:max-w-xs"
          ref={field}
        />
        <Button type="submit">Open</Button>
      </Form>
    </>
  );
}
