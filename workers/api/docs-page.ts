import { hashSource } from "#app/platform/http/content-security-policy.server.ts";

import {
  deniedCommands,
  type DocumentedCall,
  documentedCommands,
  documentedRoutes,
  type JsonSchema,
} from "./documented-calls.ts";

const style = `
:root { color: #0a0b0d; background: #fafaf7; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; }
h2 { margin-top: 3rem; border-top: 1px solid #dddcd5; padding-top: 1.5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
h3 { margin-bottom: 0.25rem; font-size: 1rem; }
pre { overflow-x: auto; background: #f0efea; padding: 1rem; font: 0.875rem/1.5 ui-monospace, monospace; }
a { color: inherit; } li { padding: 0.125rem 0; }
`;

/** The API's documentation as a page: every call with its access, input and responses. No scripts, no files. */
export async function docsPage(): Promise<Response> {
  const calls = [...documentedRoutes(), ...documentedCommands()];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>The shop's API</title><style>${style}</style></head>
<body><main>
<h1>The shop's API</h1>
<p>Prices are in kronor, times in ISO 8601. Every answer is JSON with <code>status</code>: true, or false with <code>error</code> and mostly a <code>code</code>. The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Calls"><ul>
${calls.map(({ name }) => `<li><a href="#${anchor(name)}">${escaped(name)}</a></li>`).join("\n")}
</ul></nav>
${calls.map(section).join("\n")}
<section>
<h2 id="denied">Commands that nobody may give</h2>
<ul>
${deniedCommands()
  .map(({ name, reason }) => `<li><code>${escaped(name)}</code>: ${escaped(reason)}</li>`)
  .join("\n")}
</ul>
</section>
</main></body>
</html>
`;
  const policy = `default-src 'none'; style-src ${await hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
    },
  });
}

function section({ name, method, path, summary, roles, callsPerMinute, ...call }: DocumentedCall): string {
  const address = `${method} ${path}`;
  const headers = Object.entries(call.headers).map(
    ([header, field]) => `<p>The header <code>${header}</code> stands for <code>${field}</code>.</p>`,
  );
  return `<section>
<h2 id="${anchor(name)}">${escaped(name)}</h2>
<p>${escaped(summary)}</p>
<p>${name === address ? "" : `<code>${address}</code>. `}For ${roles ? `staff who are signed in as ${roles.join(" or ")}` : "everyone"}. At most ${callsPerMinute} calls a minute.</p>
${call.input ? `<h3>Takes${call.isForm ? " a multipart form" : ""}</h3>\n${headers.join("\n")}<pre tabindex="0">${escaped(schemaText(call.input))}</pre>\n<h3>Example</h3>\n<pre tabindex="0">${escaped(JSON.stringify(call.example, null, 2))}</pre>` : ""}
${call.responses.map(({ status, schema }) => `<h3>Answers ${status}</h3>\n<pre tabindex="0">${escaped(schemaText(schema))}</pre>`).join("\n")}
<h3>Refuses</h3>
<ul>
${call.refusals.map(({ status, error, schema }) => `<li>${status} <code>${escaped(codeOf(schema))}</code> ${escaped(error)}</li>`).join("\n")}
</ul>
</section>`;
}

function codeOf({ properties }: JsonSchema): string {
  const code = properties?.code;
  return typeof code === "object" && typeof code.const === "string" ? code.const : "";
}

/** A schema as a short text: `{ query: string, at most 200 letters; session?: string }`. */
function schemaText(schema: JsonSchema, indent = ""): string {
  const inner = `${indent}  `;
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

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
