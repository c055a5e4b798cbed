// Serves the stand-in of Stripe over HTTP: `node tests/support/stripe/serve.ts PORT`. README.md says how a shop uses it.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";

import { browserPage } from "./browser-pages.ts";
import { openStripeStandIn, type StripeStandIn } from "./stripe-stand-in.ts";

export interface ServedStandIn {
  origin: string;
  control: StripeStandIn["control"];
  stop: () => Promise<void>;
}

/** Milliseconds between two looks at the deliveries that are due. */
const deliveryTickMs = 25;

/** Serves a new stand-in on a port of 127.0.0.1 (0: any free one). */
export async function serveStripeStandIn(port: number): Promise<ServedStandIn> {
  const standIn = openStripeStandIn();
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const request = await toRequest(incoming, standIn.state.origin);
      const response = (await browserPage(standIn, request)) ?? (await standIn.handle(request));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      // A dropped connection, ordered by a test; anything else is a fault of the stand-in.
      if (!(error instanceof TypeError)) console.error(error);
      outgoing.destroy();
    }
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  standIn.state.origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`;

  let busy = false;
  const timer = setInterval(() => {
    if (busy || standIn.state.plan.held || standIn.state.deliveries.length === 0) return;
    busy = true;
    void standIn.deliver().finally(() => (busy = false));
  }, deliveryTickMs);
  return {
    origin: standIn.state.origin,
    control: standIn.control,
    stop: () => {
      clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const body = incoming.method === "GET" || incoming.method === "HEAD" ? {} : { body: Buffer.concat(chunks) };
  return new Request(new URL(incoming.url ?? "/", origin), { method: incoming.method ?? "GET", headers, ...body });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { origin } = await serveStripeStandIn(Number(process.argv[2] ?? 0));
  console.warn(`The stand-in of Stripe is at ${origin}`);
}
