import { Agent, request as openRequest } from "node:http";

export interface RawRequest {
  method: string;
  /** Sent as it is: nothing is encoded or normalised. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request as it is; up to five times more when its body was refused midway and the response lost with the connection. */
export async function sendRaw(origin: string, request: RawRequest, triesLeft = 5): Promise<RawAnswer> {
  try {
    return await sendOnce(origin, request);
  } catch (error) {
    if (!request.body || triesLeft === 0) throw error;
    return sendRaw(origin, request, triesLeft - 1);
  }
}

/** Sends a request as it is, which `fetch` would normalise. Rejects when the connection ends without a response. */
function sendOnce(origin: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // A server that refuses a body without reading it leaves it in the connection, which cannot be reused.
    const connection = body
      ? { agent: false as const, headers: { ...headers, connection: "close" } }
      : { agent, headers };
    const sent = openRequest({ hostname, port, method, path, ...connection, timeout: 60_000 }, (answer) => {
      const chunks: Buffer[] = [];
      const done = () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        });
      answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
      answer.on("end", done);
      // The server may close before the whole body was sent: it has already responded.
      answer.on("error", done);
    });
    sent.on("timeout", () => sent.destroy(new Error("No answer in a minute")));
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Closes the keep-alive connections. */
export function closeConnections(): void {
  agent.destroy();
}
