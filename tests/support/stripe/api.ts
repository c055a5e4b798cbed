import { apiRoutes } from "./api-routes.ts";
import { expanded } from "./expand.ts";
import { fail, takeFault } from "./faults.ts";
import { parseForm, type Params } from "./form-body.ts";
import { once } from "./idempotency.ts";
import { intentById } from "./payment-intents.ts";
import { listOf, textOf } from "./read-params.ts";
import { newObjectId, type State } from "./state.ts";
import { errorBody, invalid, StripeError } from "./stripe-error.ts";

interface Answer {
  status: number;
  body: string;
  replayed?: boolean;
}

/** Answers one call of Stripe's API. Rejects when a fault drops the connection. */
export async function answerApi(state: State, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const key = request.headers.get("Idempotency-Key");
  // Not text(): workerd warns that a form is none.
  const body = request.method === "POST" ? new TextDecoder().decode(await request.arrayBuffer()) : "";
  const answer = await attempt(state, request, url, body, key);
  state.calls.push({ method: request.method, path: url.pathname, idempotencyKey: key, status: answer.status });
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      "Content-Type": "application/json",
      "Request-Id": newObjectId(state, "req"),
      ...(key && { "Idempotency-Key": key }),
      ...(answer.replayed && { "Idempotent-Replayed": "true" }),
      // As Stripe says whether another try may help.
      ...((answer.status === 409 || answer.status === 429) && { "Stripe-Should-Retry": "true" }),
    },
  });
}

async function attempt(state: State, request: Request, url: URL, body: string, key: string | null): Promise<Answer> {
  try {
    const fault = takeFault(state, request.method, url.pathname);
    const work = async () => {
      await new Promise((resolve) => setTimeout(resolve, state.latencyMs));
      const done = answerOf(() => execute(state, request, url, body));
      if (fault?.when !== "after") return done;
      // A connection that is lost keeps its answer; a 500 is the answer that is kept.
      if (fault.kind === "timeout") return done;
      const failed = await fail(fault).catch((error: unknown) => error as StripeError);
      return {
        ...answerOf(() => {
          throw failed;
        }),
        stored: true,
      };
    };
    if (fault?.when === "before") await fail(fault);
    const answer =
      request.method === "POST" && key !== null
        ? await once(state, request.headers.get("Authorization") ?? "", key, `${url.pathname}\n${body}`, work)
        : await work();
    if (fault?.when === "after" && fault.kind === "timeout") await fail(fault);
    return answer;
  } catch (error) {
    if (error instanceof StripeError)
      return answerOf(() => {
        throw error;
      });
    throw error;
  }
}

function answerOf(work: () => object): Answer & { stored: boolean } {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2), stored: true };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: JSON.stringify(errorBody(error), null, 2), stored: error.stored };
  }
}

function execute(state: State, request: Request, url: URL, body: string): object {
  const { fromBrowser, key } = authenticate(state, request, body, url);
  const params = readParams(request, url, body);
  delete params["key"];
  for (const route of apiRoutes) {
    const match = route.method === request.method ? route.path.exec(url.pathname) : null;
    if (!match) continue;
    const id = decodeURIComponent(match[1] ?? "");
    if (fromBrowser) {
      if (!route.browser) throw secretKeyRequired(key);
      checkClientSecret(state, id, params);
    }
    const expand = listOf(params, "expand");
    return expanded(state, route.answer({ state, id, params, fromBrowser }), expand);
  }
  throw new StripeError(404, "invalid_request_error", `Unrecognized request URL (${request.method}: ${url.pathname}).`);
}

/** Who calls: `Authorization: Bearer sk_test_…` (or Basic with the key as the name); Stripe.js sends its key as `key`. */
function authenticate(state: State, request: Request, body: string, url: URL): { fromBrowser: boolean; key: string } {
  const [, scheme = "", credentials = ""] = /^(\w+) (.*)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  const header = scheme.toLowerCase() === "basic" ? (atob(credentials).split(":")[0] ?? "") : credentials;
  const key = header || (new URLSearchParams(body).get("key") ?? url.searchParams.get("key") ?? "");
  if (key === "")
    throw new StripeError(
      401,
      "invalid_request_error",
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  const known = key.startsWith("pk_") ? state.publishableKeys : state.secretKeys;
  const isTestKey = /^(sk|rk|pk)_test_\w{8,}$/.test(key);
  if (!isTestKey || (known.size > 0 && !known.has(key)))
    throw new StripeError(
      401,
      "invalid_request_error",
      `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
    );
  return { fromBrowser: key.startsWith("pk_"), key };
}

const secretKeyRequired = (key: string) =>
  new StripeError(
    401,
    "invalid_request_error",
    `This API call cannot be made with a publishable API key (${key.slice(0, 8)}****). Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.`,
    { code: "secret_key_required" },
  );

function checkClientSecret(state: State, id: string, params: Params): void {
  const secret = textOf(params, "client_secret");
  const intent = intentById(state, id);
  if (secret !== intent.client_secret)
    throw invalid(
      `The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided client_secret and the PaymentIntent exist on this account.`,
      "client_secret",
      "payment_intent_invalid_parameter",
    );
  delete params["client_secret"];
}

/** Bodies are form-encoded: JSON is refused, as version 1 of the API does. */
function readParams(request: Request, url: URL, body: string): Params {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method === "POST" && body !== "" && !type.startsWith("application/x-www-form-urlencoded"))
    throw invalid(`Invalid request body: the content type must be application/x-www-form-urlencoded, not ${type}.`);
  try {
    return parseForm(request.method === "POST" ? body : url.search.slice(1));
  } catch (error) {
    throw invalid((error as Error).message);
  }
}
