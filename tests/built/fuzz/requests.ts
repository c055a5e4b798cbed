import fc from "fast-check";

import type { RawRequest } from "#tests/support/send-raw.ts";
import { accessTable, collections, commands } from "#workers/api/access.ts";

import { callExamples, operationExamples } from "./examples.ts";
import { mutated, hostileText, hostileValue } from "./hostile-inputs.ts";
import type { FuzzedRoute } from "./routes.ts";

const jsonTypes = [
  "application/json",
  "application/json",
  "text/plain",
  "application/json; charset=utf-16",
  "",
  "💥/x",
];
const formTypes = [
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/json",
  "text/plain; charset=nonsense",
  "",
];

const rarely = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

/** Headers hold no line ends and nothing beyond Latin 1; that much the sender itself sees to. */
const headerText = hostileText.map((text) =>
  Buffer.from(text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?"), "latin1").toString("latin1"),
);

/** Callers from everywhere, so that limits do not stand before what is to be tried. */
const caller = fc.oneof(
  fc.ipV4(),
  fc.ipV6().filter((address) => !address.includes(".")),
);

const oddHeaders = rarely<Record<string, string>>(
  {},
  fc.dictionary(
    fc.constantFrom(
      "cookie",
      "accept",
      "accept-language",
      "idempotency-key",
      "if-none-match",
      "range",
      "sec-fetch-site",
      "x-forwarded-host",
      "x-react-router-prerender-data",
      "content-encoding",
      "referer",
      "user-agent",
    ),
    headerText,
    { minKeys: 1, maxKeys: 3 },
  ),
);

const otherMethod = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND");

interface Parts {
  method: string;
  path: string;
  type: string;
  body: Buffer | undefined;
  address: string;
  odd: Record<string, string>;
}

const assemble = ({ method, path, type, body, address, odd }: Parts): RawRequest => ({
  method,
  path: path.replace(/[^\x21-\x7e]/g, "?"),
  headers: {
    ...(type ? { "content-type": Buffer.from(type).toString("latin1") } : {}),
    ...odd,
    "cf-connecting-ip": address,
  },
  ...(body && method !== "GET" && method !== "HEAD" ? { body } : {}),
});

const rawJson = fc.oneof(
  hostileText,
  fc.constantFrom("{", "[".repeat(20_000), `{"a":`.repeat(5_000), "1", "null", '"x"', "\ufeff{}", "{}{}"),
);

function jsonBody(example: unknown): fc.Arbitrary<Buffer> {
  return fc.oneof(
    { weight: 8, arbitrary: mutated(example).map((value) => Buffer.from(JSON.stringify(value) ?? "")) },
    {
      weight: 2,
      arbitrary: mutated(example)
        .chain(mutated)
        .map((value) => Buffer.from(JSON.stringify(value) ?? "")),
    },
    { weight: 1, arbitrary: hostileValue.map((value) => Buffer.from(JSON.stringify(value) ?? "")) },
    { weight: 1, arbitrary: rawJson.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );
}

/** Requests to one call of the API. */
function callRequests(name: string): fc.Arbitrary<RawRequest> {
  const [method = "GET", path = "/"] = name.split(" ");
  const body = name === "POST /api/storage/upload" ? formBody(uploadFields) : jsonBody(callExamples[name] ?? {});
  return fc
    .record({
      method: rarely(method, otherMethod),
      path: rarely(
        path,
        hostileText.map((text) => `${path}?${encodeURIComponent(text.toWellFormed())}`),
      ),
      type: fc.constantFrom(...(name === "POST /api/storage/upload" ? formTypes : jsonTypes)),
      body,
      address: caller,
      odd: oddHeaders,
    })
    .map(assemble);
}

/** Requests to the generic database call: each operation that the access table knows, and some that it does not. */
const operationRequests = fc
  .record({
    operation: fc.constantFrom(...operationNames()),
    body: fc.nat(),
  })
  .chain(({ operation }) => {
    const [collection_name, command] = operation.split(" ");
    const data = operationExamples[operation] ?? {};
    return fc.record({
      method: fc.constant("POST"),
      path: fc.constant("/api/db"),
      type: fc.constantFrom(...jsonTypes),
      body: jsonBody({ database_name: "shop", collection_name, command, data }),
      address: caller,
      odd: oddHeaders,
    });
  })
  .map(assemble);

export function operationNames(): string[] {
  const known = collections.flatMap((collection) =>
    commands.filter((command) => accessTable[collection]?.[command]).map((command) => `${collection} ${command}`),
  );
  return [...known, "users --read", "orders --delete", "discount_codes --append"];
}

export function apiRequests(callNames: readonly string[]): fc.Arbitrary<RawRequest> {
  return fc.oneof(operationRequests, ...callNames.map(callRequests));
}

const queryNames = [
  ..."category page sort view search reason ids w id key orderId tab status index _routes write-review".split(" "),
  "utm_source",
  "__proto__",
  "_v",
];
const query = fc.oneof(
  fc.constant(""),
  fc
    .array(fc.tuple(fc.constantFrom(...queryNames), hostileText), { minLength: 1, maxLength: 4 })
    .map((pairs) => `?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join("&")}`),
  fc.constantFrom("?%", "?%E0%A4%A", "?&&==", "?page[]=1", "?page=1&page=2", `?search=${"%F0%9F%98%80".repeat(90)}`),
);

const knownIds = ["fjall-mock-neck-base-layer", "1", "ord_x", "Fjall-Mock-Neck-Base-Layer"];
const pathPart = fc.oneof(
  fc.constantFrom(...knownIds),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom("%", "%00", "%E0%A4%A", "%2F..%2F", "a/b", "..", "%2e%2e", "a%0d%0ab"),
);

function pagePath({ pattern }: FuzzedRoute): fc.Arbitrary<string> {
  const parts = fc.tuple(pathPart, fc.constantFrom("", "", "", "", "", "", "/", ".data", "/_.data", "//"), query);
  const spelled = rarely(pattern, fc.constantFrom(pattern.toUpperCase(), `/${pattern}`, `${pattern}//`));
  return fc
    .tuple(spelled, parts)
    .map(([path, [part, ending, search]]) => path.replace(/:\w+|\*/g, part) + ending + search);
}

/** Requests for a page or another route that is no API call. */
export function pageRequests(routes: readonly FuzzedRoute[]): fc.Arbitrary<RawRequest> {
  return fc
    .constantFrom(...routes)
    .chain((route) =>
      fc.record({
        method: rarely("GET", otherMethod),
        path: pagePath(route),
        type: fc.constant(""),
        body: fc.constant(undefined),
        address: caller,
        odd: oddHeaders,
      }),
    )
    .map(assemble);
}

const fieldNames = [
  ..."email name subject message username password status returnTo reviewId decision consentSource id key".split(" "),
  "__proto__",
  "constructor",
];
const fields = fc.array(fc.tuple(fc.constantFrom(...fieldNames), hostileText), { maxLength: 6 });
const uploadFields = fc.array(fc.tuple(fc.constantFrom("file", "folder", "review"), hostileText), { maxLength: 4 });

function formBody(of: fc.Arbitrary<[string, string][]>): fc.Arbitrary<Buffer> {
  const plain = of.map((pairs) =>
    pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")).join("&"),
  );
  const parts = of.map(
    (pairs) =>
      `${pairs.map(([name, text]) => `--\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${text}\r\n`).join("")}----\r\n`,
  );
  return fc.oneof(
    { weight: 6, arbitrary: plain.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: parts.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: rawJson.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(150_000, "a=b&")) },
  );
}

/** Forms sent to a page, whether it has one or not. */
export function formRequests(routes: readonly FuzzedRoute[]): fc.Arbitrary<RawRequest> {
  return fc
    .constantFrom(...routes)
    .chain((route) =>
      fc.record({
        method: rarely("POST", otherMethod),
        path: pagePath(route),
        type: fc.constantFrom(formTypes[0] ?? "", ...formTypes),
        body: formBody(fields),
        address: caller,
        odd: oddHeaders,
      }),
    )
    .map(assemble);
}
