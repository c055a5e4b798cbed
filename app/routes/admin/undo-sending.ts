import { eq } from "drizzle-orm";
import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { returnPath } from "#app/admin/orders/chosen-orders.ts";
import { undoSendingForm } from "#app/admin/orders/order-forms.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { cancelBooking } from "#app/features/selling/orders/book-parcel.server.ts";
import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import { type UndoneSending, undoSending } from "#app/features/selling/orders/undo-sending.server.ts";

import type { Route } from "./+types/undo-sending";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

const messages: Record<UndoneSending, StatusMessage> = {
  undone: { tone: "success", text: "Sending undone. No one was emailed, and the items are to be sent again." },
  "has-left": {
    tone: "error",
    text: "Not undone. Its email has gone out, or it arrived, came back, or its order was canceled.",
  },
  "unknown-parcel": { tone: "error", text: "We can't find this parcel." },
};

const stillBooked: StatusMessage = {
  tone: "error",
  text: "The sending is undone, but the carrier still has the parcel booked. Cancel it there.",
};

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, undoSendingForm);
  const fulfilmentId = form.kind === "valid" ? form.data.fulfilmentId : "";
  const [parcel] = await shop.db.select().from(fulfilments).where(eq(fulfilments.id, fulfilmentId));
  const outcome = await undoSending(shop.db, { orderId: params.id, fulfilmentId, actor }, new Date());
  const isCancelled =
    outcome !== "undone" || !parcel || (await cancelBooking(shop.db, bookingCarrier(shop.env), parcel));
  const { returnTo } = form.fields;
  return say(
    returnTo ? returnPath(returnTo) : `/admin/orders/${params.id}`,
    isCancelled ? messages[outcome] : stillBooked,
  );
}
