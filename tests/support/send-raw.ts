import { Agent, request as openRequest } from "node:http";

export interface RawRequest {
  method: string;
  /** As it goes over the wire: nothing is encoded or put right. */
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

/** Sends a request as it is; once more when its body was refused in the middle, and the answer lost with the connection. */
export async function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  try {
    return await sendOnce(origin, request);
  } catch (error) {
    if (!request.body) throw error;
    return sendOnce(origin, request);
  }
}

/** Sends a request as it is, which `fetch` would put right first. Rejects when the connection ends without an answer. */
function sendOnce(origin: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // A server that refuses a body unread leaves it in the connection, which must not be used again.
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
      // The server may close before a large body was sent whole: it has answered all the same.
      answer.on("error", done);
    });
    sent.on("timeout", () => sent.destroy(new Error("No answer in a minute")));
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Ends the connections that are kept open. */
export function closeConnections(): void {
  agent.destroy();
}
