import type { StripeEvent } from "./objects.ts";
import { type State, newObjectId } from "./state.ts";
import { enqueueDeliveries } from "./webhooks.ts";

const apiVersion = "2026-10-28.stand-in";

/** Writes an event with the object as it is now, and queues it for every endpoint that wants it. */
export function emit(state: State, type: string, object: object, previous?: object): StripeEvent {
  const event: StripeEvent = {
    id: newObjectId(state, "evt"),
    object: "event",
    api_version: apiVersion,
    created: state.now(),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: state.endpoints.length,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.events.set(event.id, event);
  enqueueDeliveries(state, event);
  return event;
}
