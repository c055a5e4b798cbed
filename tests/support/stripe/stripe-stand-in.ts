// A stand-in of Stripe for tests and local trials. It keeps what Stripe documents; README.md says what is missing. Without imports
// of Node, so that it also runs in workerd: `standIn.handle(request)` is a fetch. Over HTTP it is served by serve.ts.
import { answerApi } from "./api.ts";
import { answerControl } from "./control.ts";
import { newState, type State } from "./state.ts";
import { deliver, signedRequest } from "./webhooks.ts";

export interface StripeStandIn {
  /** Answers a request to Stripe's API, or to /control. Rejects with a TypeError when a fault drops the connection. */
  handle: (request: Request) => Promise<Response>;
  /** Everything it remembers: a test may read it, and change what no command changes. */
  state: State;
  /** Runs a command of control.ts. */
  control: <T>(command: string, body?: object) => Promise<T>;
  /** An event as Stripe sends it: signed with `secret`, at a time in seconds. */
  webhookRequest: (eventId: string, url: string, secret: string, at?: number) => Promise<Request>;
  /** Sends the deliveries that are due; `all` also those that wait. */
  deliver: (all?: boolean) => Promise<number>;
}

export interface StandInOptions {
  /** The time in seconds; the machine's clock if not given. */
  now?: () => number;
  origin?: string;
  /** How webhooks are sent: `fetch` if not given. */
  send?: (request: Request) => Promise<Response>;
}

export function openStripeStandIn({
  now = () => Math.floor(Date.now() / 1000),
  origin = "http://stripe.test",
  send = (request) => fetch(request),
}: StandInOptions = {}): StripeStandIn {
  const state = newState(now, origin);
  const handle = (request: Request) =>
    new URL(request.url).pathname.startsWith("/control/")
      ? answerControl(state, request, send)
      : answerApi(state, request);
  return {
    handle,
    state,
    control: async <T>(command: string, body: object = {}) => {
      const answer = await handle(
        new Request(`${origin}/control/${command}`, { method: "POST", body: JSON.stringify(body) }),
      );
      const result: T = await answer.json();
      if (!answer.ok) throw new Error(`${command}: ${JSON.stringify(result)}`);
      return result;
    },
    webhookRequest: (eventId, url, secret, at = now()) => {
      const event = state.events.get(eventId);
      if (!event) throw new Error(`No event ${eventId}`);
      return signedRequest(event, { url, secrets: [secret] }, at);
    },
    deliver: (all) => deliver(state, send, all),
  };
}
