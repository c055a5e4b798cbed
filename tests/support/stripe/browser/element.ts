// The Payment Element's own frame: fields, wallets and notes, and the calls to the API. Card numbers stay in it.
import type {
  BillingDetails,
  ElementOptions,
  FromFrame,
  Intent,
  PaymentOptions,
  StripeFault,
  ToFrame,
} from "./messages.ts";

/** The wallets that this browser can use, set by the control command `settings`. */
const usableWallets = (document.documentElement.dataset["wallets"] ?? "").split(" ");
const names: Record<string, string> = {
  card: "Card",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  klarna: "Klarna",
  swish: "Swish",
  mobilepay: "MobilePay",
  paypal: "PayPal",
};

let key = "";
let elements: ElementOptions | null = null;
let chosen = "";
let drawn = "";
let walletPaid = false;

const send = (message: Record<string, unknown> & { kind: FromFrame["kind"] }) =>
  window.parent.postMessage({ from: "stand-in", ...message }, "*");

const form = document.createElement("form");
document.body.appendChild(form);
new ResizeObserver(() => send({ kind: "resize", height: document.documentElement.offsetHeight })).observe(
  document.body,
);
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("focusin", () => send({ kind: "focus" }));
form.addEventListener("focusout", () => send({ kind: "blur" }));
form.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "type") choose(target.value);
  tellChange();
});

function draw(options: ElementOptions, payment: PaymentOptions): void {
  const listed = options.allowedPaymentMethodTypes ?? ["card"];
  const wallets = [
    ["apple_pay", payment.wallets?.applePay],
    ["google_pay", payment.wallets?.googlePay],
  ] as const;
  const offered = [
    ...listed,
    ...(listed.includes("card")
      ? wallets.filter(([id, wish]) => wish !== "never" && usableWallets.includes(id)).map(([id]) => id)
      : []),
  ];
  const order = payment.paymentMethodOrder ?? [];
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const types = offered.toSorted((a, b) => rank(a) - rank(b));
  look(options);
  const plan = JSON.stringify(types);
  if (plan === drawn) return;
  drawn = plan;
  form.replaceChildren();
  if (types.length > 1) {
    const tabs = Object.assign(document.createElement("fieldset"), { className: "Tabs" });
    tabs.appendChild(Object.assign(document.createElement("legend"), { textContent: "Payment method" }));
    for (const type of types) {
      const label = Object.assign(document.createElement("label"), { className: "Tab" });
      const input = Object.assign(document.createElement("input"), { type: "radio", name: "type", value: type });
      input.checked = type === types[0];
      label.replaceChildren(input, names[type] ?? type);
      tabs.appendChild(label);
    }
    form.appendChild(tabs);
  }
  form.appendChild(Object.assign(document.createElement("div"), { id: "fields" }));
  choose(types[0] ?? "card");
  send({ kind: "ready" });
  tellChange();
}

function choose(type: string): void {
  chosen = type;
  walletPaid = false;
  const fields = document.getElementById("fields");
  if (!fields) return;
  if (type !== "card") {
    const text = type.endsWith("_pay")
      ? `Another step will appear to complete your purchase with ${names[type]}.`
      : `After submission, you will be redirected to securely complete next steps with ${names[type]}.`;
    fields.replaceChildren(Object.assign(document.createElement("p"), { className: "Note", textContent: text }));
    return;
  }
  fields.replaceChildren(
    field("number", "Card number", "1234 1234 1234 1234", "cc-number"),
    field("expiry", "Expiration date", "MM / YY", "cc-exp"),
    field("cvc", "Security code", "CVC", "cc-csc"),
  );
}

function field(name: string, text: string, placeholder: string, autocomplete: string): HTMLElement {
  const label = Object.assign(document.createElement("label"), { className: `Field ${name}` });
  const input = Object.assign(document.createElement("input"), {
    name,
    placeholder,
    className: "Input",
    inputMode: "numeric",
  });
  input.setAttribute("autocomplete", autocomplete);
  input.setAttribute("aria-describedby", `${name}-error`);
  const error = Object.assign(document.createElement("span"), { className: "Error", id: `${name}-error` });
  error.setAttribute("role", "alert");
  label.replaceChildren(
    Object.assign(document.createElement("span"), { className: "Label", textContent: text }),
    input,
    error,
  );
  return label;
}

/** The look that the shop asked for, by its variables and rules. */
function look({ appearance, fonts }: ElementOptions): void {
  for (const [name, value] of Object.entries(appearance?.variables ?? {}))
    document.documentElement.style.setProperty(`--${name}`, value);
  for (const { family, src, weight } of fonts ?? [])
    if (family && src) {
      const face = new FontFace(family, src, weight ? { weight } : {});
      document.fonts.add(face);
      void face.load().catch(() => console.error(`The font ${family} could not be loaded`));
    }
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const rules = Object.entries(appearance?.rules ?? {}).map(
    ([selector, styles]) =>
      `${selector.replace("--invalid", "[aria-invalid=true]").replace("--selected", ":has(:checked)")} {${Object.entries(
        styles,
      )
        .map(([name, value]) => `${kebab(name)}:${value}`)
        .join(";")}}`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [sheet];
}

const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? "";

/** Month and year as they were typed, with a slash or without one; Stripe's own field writes the slash itself. */
function expiry(): { month?: string | undefined; year?: string | undefined } {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(valueOf("expiry")) ?? [];
  return { month, year };
}

function fieldProblems(): Record<string, [string, string]> {
  if (chosen !== "card") return {};
  const problems: Record<string, [string, string]> = {};
  const number = valueOf("number").replaceAll(/\D/g, "");
  if (number.length < 14) problems["number"] = ["incomplete_number", "Your card number is incomplete."];
  else if (!passesLuhn(number)) problems["number"] = ["invalid_number", "Your card number is invalid."];
  const { month, year } = expiry();
  if (!month || !year) problems["expiry"] = ["incomplete_expiry", "Your card's expiration date is incomplete."];
  else if (new Date(2000 + Number(year), Number(month)) <= new Date())
    problems["expiry"] = ["invalid_expiry_year_past", "Your card's expiration year is in the past."];
  if (!/^\d{3,4}$/.test(valueOf("cvc")))
    problems["cvc"] = ["incomplete_cvc", "Your card's security code is incomplete."];
  return problems;
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function showProblems(problems: Record<string, [string, string]>): void {
  for (const name of ["number", "expiry", "cvc"]) {
    const input = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    const place = document.getElementById(`${name}-error`);
    if (!input || !place) continue;
    const text = problems[name]?.[1] ?? "";
    input.setAttribute("aria-invalid", String(text !== ""));
    place.textContent = text;
  }
}

function tellChange(): void {
  const complete = Object.keys(fieldProblems()).length === 0;
  const empty = chosen === "card" && ["number", "expiry", "cvc"].every((name) => valueOf(name) === "");
  send({
    kind: "change",
    event: { elementType: "payment", empty, complete, collapsed: false, value: { type: chosen } },
  });
}

window.addEventListener("message", ({ data, source }: MessageEvent) => {
  const message = data as ToFrame;
  if (source !== window.parent || message.to !== "frame") return;
  switch (message.kind) {
    case "options":
      ({ key, elements } = message);
      return draw(message.elements, message.payment);
    case "focus":
      return form.querySelector<HTMLInputElement>("input, button")?.focus();
    case "submit": {
      const problems = fieldProblems();
      showProblems(problems);
      const [first] = Object.values(problems);
      if (first)
        return send({
          kind: "answer",
          id: message.id,
          error: { type: "validation_error", code: first[0], message: first[1] },
        });
      return send({ kind: "answer", id: message.id, ...(chosen.endsWith("_pay") && { wallet: chosen }) });
    }
    case "wallet":
      walletPaid = message.paid;
      return send({ kind: "answer", id: message.id });
    case "confirm":
      return void answer(message.id, () => confirm(message.clientSecret, message.returnUrl, message.billing));
    case "retrieve":
      return void answer(message.id, () => call("GET", message.clientSecret, "", new URLSearchParams()));
  }
});

type Outcome = { intent: Intent } | { error: StripeFault };

async function answer(id: number, work: () => Promise<Outcome>): Promise<void> {
  const outcome = await work().catch(() => ({
    error: {
      type: "api_connection_error",
      message:
        "We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.",
    },
  }));
  send({ kind: "answer", id, ...outcome });
}

async function confirm(clientSecret: string, returnUrl: string, billing: BillingDetails): Promise<Outcome> {
  const params = new URLSearchParams({ return_url: returnUrl, use_stripe_sdk: "true" });
  const data = "payment_method_data";
  const isWallet = chosen.endsWith("_pay");
  if (isWallet && !walletPaid) return { error: { type: "validation_error", message: "The wallet was not confirmed." } };
  params.set(`${data}[type]`, isWallet ? "card" : chosen);
  for (const [name, value] of Object.entries(billing)) {
    if (typeof value === "string") params.set(`${data}[billing_details][${name}]`, value);
    else
      for (const [part, text] of Object.entries(value ?? {}))
        params.set(`${data}[billing_details][address][${part}]`, text as string);
  }
  if (isWallet || chosen === "card") {
    const { month = "", year = "" } = isWallet ? { month: "12", year: "40" } : expiry();
    params.set(`${data}[card][number]`, isWallet ? "4242424242424242" : valueOf("number"));
    params.set(`${data}[card][exp_month]`, month);
    params.set(`${data}[card][exp_year]`, year);
    params.set(`${data}[card][cvc]`, isWallet ? "" : valueOf("cvc"));
    if (isWallet) params.set(`${data}[card][wallet][type]`, chosen);
  }
  params.set("client_context[mode]", "payment");
  params.set("client_context[amount]", String(elements?.amount));
  params.set("client_context[currency]", elements?.currency ?? "");
  for (const type of elements?.allowedPaymentMethodTypes ?? [])
    params.append("client_context[allowed_payment_method_types][]", type);
  return call("POST", clientSecret, "/confirm", params);
}

async function call(
  method: "GET" | "POST",
  clientSecret: string,
  path: string,
  params: URLSearchParams,
): Promise<Outcome> {
  const id = clientSecret.split("_secret_")[0] ?? "";
  params.set("key", key);
  params.set("client_secret", clientSecret);
  const address = `/v1/payment_intents/${id}${path}`;
  const response = await (method === "GET"
    ? fetch(`${address}?${params}`)
    : fetch(address, { method: "POST", body: params }));
  const body: Intent & { error?: StripeFault } = await response.json();
  return body.error ? { error: body.error } : { intent: body };
}

send({ kind: "loaded" });
