import type { Step } from "./steps.ts";

const type = "application/problem+json";

/**
 * Gives each answer an id, by which its line of the log is found. An error is told as problem details (RFC 9457) to who accepts
 * them: `type` leads to what its code means, and the fields of the shop's own shape stand beside it. All others get that shape as it
 * always was.
 */
export const tellProblems: Step = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  await next();
  const { res } = c;
  const headers = new Headers(res.headers);
  headers.set("X-Request-Id", requestId);
  if (res.status < 400 || !accepts(c.req.raw.headers.get("Accept"))) {
    c.res = undefined;
    c.res = new Response(res.body, { status: res.status, headers });
    return;
  }
  const { status: _, error: title, code, ...rest } = await res.json<{ status: false; error: string; code?: string }>();
  headers.set("Content-Type", type);
  const meaning =
    code === undefined ? "about:blank" : new URL(`/api/docs#problem-${code}`, c.env.env.PUBLIC_ORIGIN).href;
  const body = {
    type: meaning,
    title,
    status: res.status,
    instance: `urn:uuid:${requestId}`,
    requestId,
    ...(code !== undefined && { code }),
    ...rest,
  };
  c.res = undefined;
  c.res = new Response(JSON.stringify(body), { status: res.status, headers });
};

/** Whether somebody asks for problem details by name: `*` is what everyone sends. */
function accepts(header: string | null): boolean {
  return (header ?? "").split(",").some((range) => {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
