import { useEffect, useRef } from "react";
import { Form, data, redirect } from "react-router";
import { z } from "zod";

import { CaseCounts, caseList } from "#app/admin/cases/case-list.tsx";
import { ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { readableKinds } from "#app/admin/frame/readable-kinds.ts";
import { mostCounted } from "#app/admin/frame/shown-count.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { findReturn } from "#app/features/after-sale/cases/find-return.server.ts";
import { countCasesToDo, countOpenCases, listCases } from "#app/features/after-sale/cases/list-cases.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/returns";

export { caseList as list };

export async function loader(args: Route.LoaderArgs) {
  const kinds = readableKinds(requireStaff(args.context).role);
  const { db } = shopOf(args.context);
  const now = new Date();
  const [list, toDo, open] = await Promise.all([
    readList(args, caseList, (database, view, at) => listCases(database, view, at, kinds)),
    countCasesToDo(db, now, kinds, mostCounted),
    countOpenCases(db, now, kinds, mostCounted),
  ]);
  return { list, toDo, open };
}

const scanForm = z.object({ scanned: z.string().max(40) });

/** Opens the return whose number was scanned or typed. */
export async function action(args: Route.ActionArgs) {
  const { form, shop } = await readStaffForm(args, scanForm);
  const id = form.kind === "valid" ? await findReturn(shop.db, form.data.scanned) : null;
  if (id === null) return data({ error: "No return has this number. Enter RT- and 8 digits." }, { status: 404 });
  return redirect(`/admin/returns/${id}`, 303);
}

export const meta = () => [{ title: "Returns | Admin" }];

export default function Returns({ loaderData: { list, toDo, open }, actionData }: Route.ComponentProps) {
  return (
    <ListScreen
      list={caseList}
      {...list}
      top={
        <>
          <ScanForm error={actionData?.error ?? null} />
          <CaseCounts view={list.view} toDo={toDo} open={open} />
        </>
      }
      intro={
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {isAllowed(list.role, "orders:refund") ? (
            <ButtonLink to="/admin/withdrawals/new" size="small" look="outline">
              Enter a withdrawal
            </ButtonLink>
          ) : null}
          {isAllowed(list.role, "orders:write") ? (
            <ButtonLink to="/admin/complaints/new" size="small" look="outline">
              Enter a complaint
            </ButtonLink>
          ) : null}
        </div>
      }
    />
  );
}

/** A field for scanners: they type the number and press Enter. */
function ScanForm({ error }: { error: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  // The page of whoever opens parcels: a scanner types into the field that has the focus.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Form method="post" className="my-6 flex items-end gap-3 border border-line bg-white p-4">
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
