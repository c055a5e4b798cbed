import { FeedbackList } from "#app/admin/accessibility/feedback-list.tsx";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { answerFeedback, listFeedback } from "#app/features/shop/accessibility/feedback.server.ts";
import { answeredSchema } from "#app/features/shop/accessibility/schemas.ts";

import type { Route } from "./+types/accessibility";

export const list: List<typeof listFeedback> = {
  path: "/admin/accessibility",
  back: { text: "Messages", to: "/admin?tab=contact" },
  title: "Feedback on accessibility",
  hint: "What people told us at /accessibility. Each is answered within 14 days: write to whoever left an address, then say here what was done.",
  name: "feedback",
  sorts: { due: "Due first" },
  filters: { state: { label: "Feedback", values: { open: "To answer", answered: "Answered" } } },
  empty: ({ filters }) => (filters.state === "answered" ? "Nothing was answered yet." : "Nothing waits for an answer."),
  emptyIcon: "check",
};

export const loader = (args: Route.LoaderArgs) =>
  readList(args, list, (db, view) => listFeedback(db, { ...view, filters: { state: "open", ...view.filters } }));

export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(args, answeredSchema);
  const isDone = form.kind === "valid" && (await answerFeedback(shop.db, { ...form.data, actor }, new Date()));
  const message: StatusMessage = isDone
    ? { tone: "success", text: "Marked as answered, with your note." }
    : form.kind === "valid"
      ? { tone: "error", text: "Somebody answered this before." }
      : { tone: "error", text: "Not marked: say in a few words what was answered and done." };
  return say(list.path, message);
}

export const meta = () => [{ title: "Feedback on accessibility | Admin" }];

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen list={list} {...loaderData}>
      <FeedbackList rows={loaderData.page.rows} now={loaderData.now} />
    </ListScreen>
  );
}
