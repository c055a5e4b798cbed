// What browsers get from the stand-in: Stripe.js, the element's frame, and the pages of banks and wallets. For Node alone.
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

import { completeAction } from "./confirm-intent.ts";
import { StripeError } from "./stripe-error.ts";
import type { StripeStandIn } from "./stripe-stand-in.ts";

/** What a browser asked for; null for everything else. */
export async function browserPage({ state }: StripeStandIn, request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const [, area = "", id = ""] = pathname.split("/");
  if (/^\/([a-z]+\/stripe\.js|v3\/?)$/.test(pathname)) return script("stripe-js");
  if (area === "element" && id === "script") return script("element");
  if (area === "element")
    return page("Payment", "<script src=/element/script async></script>", state.wallets.join(" "));
  if (area === "wallet") {
    const amount = (Number(searchParams.get("amount")) / 100).toFixed(2);
    const name = id === "apple_pay" ? "Apple Pay" : "Google Pay";
    return page(
      name,
      `<main class=Sheet><h1>${name}</h1><p>Pay ${amount} ${escaped(searchParams.get("currency") ?? "")}</p>${buttons([
        ["pay", "Pay"],
        ["close", "Close"],
      ])}</main>`,
    );
  }
  if (area === "challenge" || area === "hosted") {
    const act = request.method === "POST" ? new URLSearchParams(await request.text()).get("choice") : null;
    const intent = state.intents.get(id);
    if (!intent) return new Response("No such payment", { status: 404 });
    if (act !== null) {
      try {
        const next = completeAction(state, id, act as "approve" | "fail" | "process");
        if (area === "challenge") return page("Done", tellParent(act));
        return new Response(null, { status: 303, headers: { Location: next ?? "/" } });
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
        return area === "challenge"
          ? page("Done", tellParent("fail"))
          : page("Payment", `<main class=Sheet><h1>This payment has ended</h1><p>${escaped(error.message)}</p></main>`);
      }
    }
    const name = { card: "3D Secure", klarna: "Klarna", swish: "Swish", mobilepay: "MobilePay", paypal: "PayPal" }[
      intent.payment_method_types[0] ?? "card"
    ];
    const choices: [string, string][] =
      area === "challenge"
        ? [
            ["approve", "Complete authentication"],
            ["fail", "Fail authentication"],
          ]
        : [
            ["approve", "Authorise test payment"],
            ["fail", "Fail test payment"],
            ["process", "Authorise, decided later"],
          ];
    const form = `<form method=post>${choices.map(([value, text]) => `<button name=choice value=${value}>${text}</button>`).join("")}</form>`;
    return page(
      `${name} test payment`,
      `<main class=Sheet><h1>${name}</h1><p>Pay ${(intent.amount / 100).toFixed(2)} ${intent.currency} for ${escaped(intent.description ?? "your order")}</p>${form}</main>`,
    );
  }
  return null;
}

function script(name: string): Response {
  const source = readFileSync(new URL(`browser/${name}.ts`, import.meta.url), "utf8");
  const text = stripTypeScriptTypes(source).replaceAll(/^import .*$|^} from .*$/gm, "");
  // A scope of its own: Stripe.js is a classic script.
  return new Response(`(() => {\n${text}\n})();`, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}

function page(title: string, body: string, wallets = ""): Response {
  const html = `<!doctype html><html lang=en data-wallets="${wallets}"><meta charset=utf-8><meta name=viewport content="width=device-width"><link rel=icon href="data:,"><title>${title}</title><style>${styles}</style><body>${body}`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } });
}

const tellParent = (choice: string) =>
  `<script>parent.postMessage({ from: "stand-in", kind: "closed", choice: ${JSON.stringify(choice)} }, "*")</script>`;

const buttons = (choices: [string, string][]) =>
  choices
    .map(
      ([choice, text]) =>
        `<button onclick="parent.postMessage({from:'stand-in',kind:'closed',choice:'${choice}'},'*')">${text}</button>`,
    )
    .join("");

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
* { box-sizing: border-box }
body { margin: 0; font: var(--fontSizeBase, 16px)/1.5 var(--fontFamily, sans-serif); color: var(--colorText, #30313d) }
form { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; padding: 1px }
.Tabs { grid-column: 1/-1; border: 0; margin: 0; padding: 0; display: flex; gap: 8px }
.Tabs legend { font-size: 0 }
.Tab { border: 1px solid var(--colorTextSecondary, #ccc); border-radius: var(--borderRadius, 5px); padding: 10px 14px; flex: 1 }
#fields { display: contents }
.Field { display: grid; gap: 4px }
.Field.number, .Note { grid-column: 1/-1; margin: 0 }
.Label { font-size: 14px }
.Input { font: inherit; width: 100%; padding: 12px; border: 1px solid #ccc; border-radius: var(--borderRadius, 5px); background: var(--colorBackground, #fff); color: inherit }
.Input[aria-invalid=true] { border-color: var(--colorDanger, #df1b41) }
.Error { color: var(--colorDanger, #df1b41); font-size: 14px }
.Sheet { max-width: 24rem; margin: 15vh auto; padding: 24px; background: #fff; border: 1px solid #ccc; font-family: sans-serif }
.Sheet form { grid-template-columns: 1fr }
.Sheet button { display: block; width: 100%; min-height: 48px; margin-top: 8px; font: inherit }
`;
