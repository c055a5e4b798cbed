// @ts-nocheck It is loaded as text behind `import shop from "./index.js"`, beside a built Worker that has no types.
/* global shop */
// The entry of the measured Worker: the built shop as it is. The header X-Bench asks for something else than the shop's answer:
// - `count`: the page, and how often D1 was asked for it. What was asked and answered is remembered for the other two.
// - `reads`: only D1 is asked again, as for the last counted page of the address.
// - `drawing`: the page, from what D1 last answered to the same statements.
// - `anew`: the page, with all that D1 leaves out as the isolate has it (`product_versions`) read again.
const header = "X-Bench";

let roundTrips = 0;
/** What asks D1 for the page that is counted. */
let calls = [];
const callsOf = new Map();
const answers = new Map();

const counting = (query, call) => {
  roundTrips += 1;
  calls.push(call);
  return call().then((answer) => {
    answers.set(query, answer);
    return answer;
  });
};
const remembering = async (query) => {
  if (!answers.has(query)) throw new Error(`D1 was not asked before: ${query}`);
  return answers.get(query);
};

/** Tells D1 none of the versions that the isolate has. */
const knowingNothing = (query, call) => call();
const versions = /^[\da-f]{16}(?: [\da-f]{16})*$/;
const boundBy = (ask, value) => (ask === knowingNothing && versions.test(value) ? "" : value);

const original = Symbol("original");
const statementOf = (statement, query, ask) => ({
  [original]: statement,
  query,
  bind: (...values) => statementOf(statement.bind(...values.map((value) => boundBy(ask, value))), query, ask),
  all: () => ask(query, () => statement.all()),
  run: () => ask(query, () => statement.run()),
  first: (...names) => ask(query, () => statement.first(...names)),
  raw: (...options) => ask(query, () => statement.raw(...options)),
});
const databaseOf = (database, ask) => ({
  prepare: (query) => statementOf(database.prepare(query), query, ask),
  batch: (statements) =>
    ask(statements.map(({ query }) => query).join(), () =>
      database.batch(statements.map((statement) => statement[original])),
    ),
  getBookmark: () => database.getBookmark?.() ?? null,
  withSession: (from) => databaseOf(database.withSession(from), ask),
});

/** One object for each way to ask, which the shop checks once. */
const environments = new Map();
function environmentOf(env, ask) {
  if (!environments.has(ask)) environments.set(ask, { ...env, DB: databaseOf(env.DB, ask) });
  return environments.get(ask);
}

async function answerCounted(request, env, ctx) {
  const before = roundTrips;
  calls = [];
  const response = await shop.fetch(request, environmentOf(env, counting), ctx);
  callsOf.set(request.url, calls);
  const told = new Response(response.body, response);
  told.headers.set(header, String(roundTrips - before));
  return told;
}

async function answerReads(request) {
  for (const call of callsOf.get(request.url)) await call();
  return new Response("Read");
}

export default {
  ...shop,
  fetch(request, env, ctx) {
    const asked = request.headers.get(header);
    if (asked === "count") return answerCounted(request, env, ctx);
    if (asked === "reads") return answerReads(request);
    if (asked === "anew") return shop.fetch(request, environmentOf(env, knowingNothing), ctx);
    return shop.fetch(request, asked === "drawing" ? environmentOf(env, remembering) : env, ctx);
  },
};
