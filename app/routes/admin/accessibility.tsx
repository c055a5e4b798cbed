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
  title: "Accessibility feedback",
  hint: "Feedback from /accessibility. Reply within 14 days to everyone who left an address, then note here what you did.",
  name: "feedback",
  sorts: { due: "Due first" },
  filters: { state: { label: "Feedback", values: { open: "To answer", answered: "Answered" } } },
  empty: ({ filters }) => (filters.state === "answered" ? "No replies yet." : "Nothing to reply to."),
  emptyIcon: "check",
};

export const loader = (args: Route.LoaderArgs) =>
  readList(args, list, (db, view) => listFeedback(db, { ...view, filters: { state: "open", ...view.filters } }));

export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(args, answeredSchema);
  const isDone = form.kind === "valid" && (await answerFeedback(shop.db, { ...form.data, actor }, new Date()));
  const message: StatusMessage = isDone
    ? { tone: "success", text: "Marked as replied." }
    : form.kind === "valid"
      ? { tone: "error", text: "Someone else already replied." }
      : { tone: "error", text: "Not marked: add a short note on what you did." };
  return say(list.path, message);
}

export const meta = () => [{ title: "Accessibility feedback | Admin" }];

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen list={list} {...loaderData}>
      <FeedbackList rows={loaderData.page.rows} now={loaderData.now} />
    </ListScreen>
  );
}
