// @ts-nocheck It is loaded as text behind `import shop from "./index.js"`, beside a built Worker that has no types.
/* global shop */
// The entry of the soaked Worker: the built shop, over bindings that fail. `before`: a call fails and does nothing. `after`: it does
// its work and its answer is lost, as from a payment provider or a database that times out.
/** The share of calls that fail, by binding. */
const faults = {
  DB: { before: 0.002, after: 0.002, slow: 0.002 },
  CONFIG_CACHE: { before: 0.1, after: 0.05, slow: 0.05 },
  MAIL_QUEUE: { before: 0.05, after: 0.05, twice: 0.2 },
  EMAIL: { before: 0.05 },
};
/** Milliseconds of a slow call: longer than the shop waits for KV. */
const slowMs = 1_500;

const injected = {};
/** How often each address got an e-mail. */
const mails = {};
let calm = false;

async function withFault(binding, work) {
  const { before = 0, after = 0, slow = 0, twice = 0 } = faults[binding];
  const roll = calm ? 1 : Math.random();
  const kind =
    roll < before
      ? "before"
      : roll < before + after
        ? "after"
        : roll < before + after + slow
          ? "slow"
          : roll < before + after + slow + twice
            ? "twice"
            : null;
  if (kind) {
    const name = `${binding} ${kind}`;
    injected[name] = (injected[name] ?? 0) + 1;
  }
  if (kind === "before") throw new Error("failed on purpose");
  if (kind === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (kind === "twice") await work();
  const answer = await work();
  if (kind === "after") throw new Error("answer lost on purpose");
  return answer;
}

const original = Symbol("original");

function statementOf(statement) {
  const call =
    (name) =>
    (...values) =>
      withFault("DB", () => statement[name](...values));
  return {
    [original]: statement,
    bind: (...values) => statementOf(statement.bind(...values)),
    all: call("all"),
    run: call("run"),
    first: call("first"),
    raw: call("raw"),
  };
}

function sessionOf(session) {
  return {
    prepare: (query) => statementOf(session.prepare(query)),
    batch: (statements) => withFault("DB", () => session.batch(statements.map((statement) => statement[original]))),
    getBookmark: () => session.getBookmark?.() ?? null,
  };
}

const failing = (binding, target, names) =>
  new Proxy(target, {
    get(_, name) {
      const value = target[name];
      if (typeof value !== "function") return value;
      return names.includes(name)
        ? (...values) => withFault(binding, () => value.apply(target, values))
        : value.bind(target);
    },
  });

const known = new WeakMap();

/** The environment with failing bindings, one for each environment: the shop checks it once. */
function faulty(env) {
  if (!known.has(env)) {
    known.set(env, {
      ...env,
      DB: { ...sessionOf(env.DB), withSession: (from) => sessionOf(env.DB.withSession(from)) },
      CONFIG_CACHE: failing("CONFIG_CACHE", env.CONFIG_CACHE, ["get", "put"]),
      MAIL_QUEUE: failing("MAIL_QUEUE", env.MAIL_QUEUE, ["send", "sendBatch"]),
      EMAIL: {
        send: (mail) =>
          withFault("EMAIL", async () => {
            mails[mail.to] = (mails[mail.to] ?? 0) + 1;
            return { messageId: "soak" };
          }),
      },
    });
  }
  return known.get(env);
}

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/soak/calm") calm = true;
    if (pathname.startsWith("/soak/")) return Response.json({ mails, injected });
    return shop.fetch(request, faulty(env), ctx);
  },
  queue: (batch, env, ctx) => shop.queue(batch, faulty(env), ctx),
  scheduled: (event, env, ctx) => shop.scheduled(event, faulty(env), ctx),
};
