import { renderToStaticMarkup } from "react-dom/server";

import { hashSource } from "#app/platform/http/content-security-policy.server.ts";

import {
  deniedCommands,
  type DocumentedCall,
  documentedCommands,
  documentedRoutes,
  type JsonSchema,
  namedSchemas,
  nameOfReference,
} from "./documented-calls.ts";

const style = `
:root { color: #0a0b0d; background: #fafaf7; font: 1rem/1.6 Inter, system-ui, sans-serif; scroll-padding-top: 1rem; }
body { margin: 0; }
a { color: inherit; text-underline-offset: 0.25em; }
:focus-visible { outline: 3px solid #0a0b0d; outline-offset: 3px; }
header { background: #0a0b0d; color: #fafaf7; padding: 3rem 1.25rem; }
header :focus-visible { outline-color: #c6ff3d; }
header > *, .page { max-width: 76rem; margin-inline: auto; }
h1, .group { font-family: "Arial Black", Arial, sans-serif; font-weight: 900; text-transform: uppercase; letter-spacing: -0.02em; }
h1 { margin-block: 0; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1; }
header p { margin-block: 1.25rem 0; }
.page { padding: 1.5rem 1.25rem 6rem; }
nav { max-height: 45vh; overflow: auto; border: 1px solid #dddcd5; background: #fff; padding: 0.25rem 1rem 1rem; font-size: 0.875rem; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 0.75rem; letter-spacing: 0.08em; text-transform: uppercase; color: #55585f; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.375rem 0; overflow-wrap: anywhere; text-decoration: none; }
nav a:hover, main a:hover { text-decoration: underline; }
.group { margin: 4rem 0 0; font-size: 1.5rem; line-height: 1.1; }
section { margin-top: 2rem; border-top: 1px solid #0a0b0d; padding-top: 1.25rem; }
h3 { margin: 0; font: 700 1.125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 b { margin-right: 0.5rem; border: 1px solid; padding: 0.125rem 0.5rem; font-size: 0.75rem; vertical-align: 0.15em; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 0.875rem; }
.facts { color: #55585f; font-size: 0.875rem; }
.pair { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr); }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; background: #f0efea; padding: 1rem; font: 0.8125rem/1.6 ui-monospace, monospace; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
details { margin-top: 0.75rem; border: 1px solid #dddcd5; background: #fff; }
summary { cursor: pointer; padding: 0.625rem 1rem; font-weight: 600; font-size: 0.875rem; }
details pre, details ul { margin: 0; border-top: 1px solid #dddcd5; }
details ul, .denied { padding: 0.75rem 1rem 0.75rem 2rem; font-size: 0.875rem; }
@media (min-width: 64rem) {
  .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 4rem; padding-top: 3rem; }
  nav { position: sticky; top: 1.5rem; align-self: start; box-sizing: border-box; max-height: calc(100vh - 3rem); }
  .group:first-child { margin-top: 0; }
  .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
`;

/** `SHOP` stands for the shop's address, `KEY` for the key. */
const keyExample = `curl "$SHOP/api/db" -H "Authorization: Bearer $KEY" --json '{"collection_name":"orders","command":"--read","data":{"limit":5}}'`;

/** The API's documentation as a page: every call with its access, input and responses. No scripts, no files. */
export async function docsPage(): Promise<Response> {
  const policy = `default-src 'none'; style-src ${await hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(`<!doctype html>${renderToStaticMarkup(<DocsPage />)}`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
    },
  });
}

function DocsPage() {
  const isPublic = ({ roles }: DocumentedCall) => roles === null;
  const routes = Object.groupBy(documentedRoutes(), (call) => (isPublic(call) ? "public" : "staff"));
  const commands = Object.groupBy(documentedCommands(), (call) => (isPublic(call) ? "public" : "staff"));
  const groups = [
    { title: "Calls for everyone", calls: routes.public ?? [] },
    { title: "Calls for staff", calls: routes.staff ?? [] },
    { title: "Commands for everyone", calls: commands.public ?? [] },
    { title: "Commands for staff", calls: commands.staff ?? [] },
  ];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>The shop's API</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>The shop's API</h1>
          <p>
            Prices are in kronor, times in ISO 8601. Every answer is JSON with <code>status</code>: true, or false with{" "}
            <code>error</code> and mostly a <code>code</code>. The same as an{" "}
            <a href="/api/openapi.json">OpenAPI 3.1 document</a>, and as a <a href="/api/client.ts">typed client</a> in
            one file.
          </p>
          <p>
            A machine sends a key in the header <code>Authorization</code>, never in an address. Owners create keys at{" "}
            <a href="/admin/keys">/admin/keys</a>, each with its permissions. A wrong, expired or revoked key is refused
            at every call. For example:
          </p>
          <p>
            <code>{keyExample}</code>
          </p>
          <p>
            The shop also tells a system what happens, by webhooks that owners add at the same place, signed as Standard
            Webhooks says. Each message is in the <a href="/api/openapi.json">OpenAPI document</a> under{" "}
            <code>webhooks</code>.
          </p>
        </header>
        <div className="page">
          <nav aria-label="Calls">
            {groups.map(({ title, calls }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {calls.map(({ name }) => (
                    <li key={name}>
                      <a href={`#${anchor(name)}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <main>
            {groups.map(({ title, calls }) => [
              <h2 key={title} className="group">
                {title}
              </h2>,
              ...calls.map((call) => <Call key={call.name} {...call} />),
            ])}
            <h2 className="group" id="problems">
              Problems
            </h2>
            <p className="facts">
              Who accepts <code>application/problem+json</code> is told an error as problem details (RFC 9457). Their{" "}
              <code>type</code> leads here. Each answer has an <code>X-Request-Id</code>, by which we find it in our
              log.
            </p>
            <ul className="denied">
              {problems([...documentedRoutes(), ...documentedCommands()]).map(([code, error]) => (
                <li key={code} id={`problem-${code}`}>
                  <code>{code}</code>: {error}
                </li>
              ))}
            </ul>
            <h2 className="group" id="denied">
              Commands that nobody may give
            </h2>
            <ul className="denied">
              {deniedCommands().map(({ name, reason }) => (
                <li key={name}>
                  <code>{name}</code>: {reason}
                </li>
              ))}
            </ul>
          </main>
        </div>
      </body>
    </html>
  );
}

function Call({
  name,
  method,
  path,
  summary,
  access,
  roles,
  callsPerMinute,
  headers,
  isForm,
  takesQuery,
  ...call
}: DocumentedCall) {
  const isRoute = name === `${method} ${path}`;
  return (
    <section id={anchor(name)}>
      <h3>
        <b>{method}</b>
        {isRoute ? path : name}
      </h3>
      <p>{summary.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</p>
      <p className="facts">
        {isRoute ? null : (
          <>
            <code>{`${method} ${path}`}</code>.{" "}
          </>
        )}
        {`For ${roles ? `staff who are signed in as ${roles.join(" or ")}, and keys with ${access}` : "everyone"}. At most ${callsPerMinute} calls a minute.`}
      </p>
      {Object.entries(headers).map(([header, field]) => (
        <p key={header} className="facts">
          The header <code>{header}</code> stands for <code>{field}</code>.
        </p>
      ))}
      {call.input ? (
        <div className="pair">
          <div>
            <h4>{takesQuery ? "Takes in its address" : `Takes${isForm ? " a multipart form" : ""}`}</h4>
            <pre>{schemaText(call.input)}</pre>
          </div>
          <div>
            <h4>Example</h4>
            <pre>{JSON.stringify(call.example, null, 2)}</pre>
          </div>
        </div>
      ) : null}
      {call.responses.map(({ status, schema }) => (
        <details key={status}>
          <summary>{`Answers ${status}`}</summary>
          <pre>{schemaText(schema)}</pre>
        </details>
      ))}
      <details>
        <summary>{`Refuses ${[...new Set(call.refusals.map(({ status }) => status))].join(", ")}`}</summary>
        <ul>
          {call.refusals.map(({ status, error, schema }) => (
            <li key={`${status} ${error}`}>
              {status} <code>{codeOf(schema)}</code> {error}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Each code once, with what is said of it first. */
function problems(calls: readonly DocumentedCall[]): [code: string, error: string][] {
  const all = calls.flatMap(({ refusals }) => refusals).toReversed();
  const byCode = new Map(all.flatMap(({ code, error }) => (code === null ? [] : [[code, error] as const])));
  return [...byCode].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function codeOf({ properties }: JsonSchema): string {
  const code = properties?.code;
  return typeof code === "object" && typeof code.const === "string" ? code.const : "";
}

const named = namedSchemas();

/** A schema as a short text: `{ query: string, at most 200 letters; session?: string }`. */
function schemaText(schema: JsonSchema, indent = ""): string {
  const inner = `${indent}  `;
  const reference = nameOfReference(schema);
  if (reference !== null) return schemaText(named[reference] ?? {}, indent);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map((option) => schemaText(option, indent)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `list of ${schemaText((schema.items ?? {}) as JsonSchema, indent)}`;
  if (schema.type !== "object") return [schema.type ?? "anything", ...rulesOf(schema)].join(", ");
  if (!schema.properties) return "object";
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    return `${inner}${name}${isRequired ? "" : "?"}: ${schemaText(field as JsonSchema, inner)}`;
  });
  return `{\n${fields.join("\n")}\n${indent}}`;
}

function rulesOf({ minLength, maxLength, minimum, maximum, format, default: usual }: JsonSchema): string[] {
  const isBound = (bound: unknown): bound is number => typeof bound === "number" && Math.abs(bound) < 1e15;
  return [
    format && format !== "binary" ? format : "",
    minLength ? `at least ${minLength} letters` : "",
    maxLength ? `at most ${maxLength} letters` : "",
    isBound(minimum) ? `at least ${minimum}` : "",
    isBound(maximum) ? `at most ${maximum}` : "",
    usual === undefined ? "" : `${JSON.stringify(usual)} when left out`,
  ].filter((rule) => rule !== "");
}

function anchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
