import { redirect } from "react-router";

import { FeedbackList } from "#app/admin/accessibility/feedback-list.tsx";
import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { listAddress, type ListShape } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { answerFeedback, listFeedback } from "#app/features/shop/accessibility/feedback.server.ts";
import { answeredSchema } from "#app/features/shop/accessibility/schemas.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ChipLink } from "#app/ui/chip.tsx";

import type { Route } from "./+types/accessibility";

const shape = {
  path: "/admin/accessibility",
  sorts: ["due"],
  filters: { state: ["answered"] },
} as const satisfies ListShape<"due", "state">;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const view = await readListView({ request, context, url }, shape);
  const state = view.filters.state ? "answered" : "open";
  const page = await listFeedback(shopOf(context).db, { state, paging: view.paging });
  return { view, page, now: new Date().toISOString() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: answeredSchema, limit: "staff" });
  const isDone = form.kind === "valid" && (await answerFeedback(shop.db, { ...form.data, actor }, new Date()));
  const message: StatusMessage = isDone
    ? { tone: "success", text: "Marked as answered, with your note." }
    : form.kind === "valid"
      ? { tone: "error", text: "Somebody answered this before." }
      : { tone: "error", text: "Not marked: say in a few words what was answered and done." };
  return redirect(shape.path, { headers: await setFlash(request, shop, message) });
}

export const meta = () => [{ title: "Feedback on accessibility | Admin" }];

export default function Accessibility({ loaderData: { view, page, now } }: Route.ComponentProps) {
  const isAnswered = view.filters.state === "answered";
  const to = (filters: { state?: "answered" }) => listAddress(shape, { search: "", sort: "due", filters });
  return (
    <>
      <RowLink to="/admin?tab=contact">Messages</RowLink>
      <h1 className="display mt-2 mb-2 text-display-sm lg:text-display-md">Feedback on accessibility</h1>
      <p className="mb-6 max-w-prose text-sm leading-6 text-muted">
        What people told us at /accessibility. Each is answered within 14 days: write to whoever left an address, then
        say here what was done.
      </p>
      <nav aria-label="Feedback" className="mb-6 flex flex-wrap gap-2">
        <ChipLink to={to({})} current={!isAnswered} discover="none">
          To answer
        </ChipLink>
        <ChipLink to={to({ state: "answered" })} current={isAnswered} discover="none">
          Answered
        </ChipLink>
      </nav>
      {page.rows.length > 0 ? (
        <FeedbackList rows={page.rows} now={now} />
      ) : (
        <EmptyTable text={isAnswered ? "Nothing was answered yet." : "Nothing waits for an answer."} icon="check" />
      )}
      <ListPages shape={shape} view={view} page={page} />
    </>
  );
}
