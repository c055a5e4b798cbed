// The stand-in of Stripe.js, as the shop's page loads it: a classic script that defines `Stripe`. Types are taken out when it is
// served. It draws nothing of the payment itself: the fields are in a frame of the stand-in's origin, as at Stripe.
import type {
  BillingDetails,
  ChangeEvent,
  ElementOptions,
  FromFrame,
  Intent,
  PaymentOptions,
  StripeFault,
  ToFrame,
} from "./messages.ts";

type Sent<T> = T extends { id: number } ? Omit<T, "to" | "id"> : never;
type Answer = Extract<FromFrame, { kind: "answer" }>;

interface ConfirmOptions {
  elements: Elements;
  clientSecret: string;
  confirmParams: { return_url?: string; payment_method_data?: { billing_details?: BillingDetails } };
  redirect?: "always" | "if_required";
}

class IntegrationError extends Error {
  override name = "IntegrationError";
}

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The fields in their frame, and the questions that wait for the frame's answers. */
class PaymentElement {
  readonly #frame = document.createElement("iframe");
  readonly #listeners = new Map<string, Set<(event: unknown) => void>>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #key: string;
  readonly #options: PaymentOptions;
  #elements: ElementOptions;
  #asked = 0;
  #isLoaded = false;

  constructor(key: string, elements: ElementOptions, options: PaymentOptions) {
    this.#key = key;
    this.#elements = elements;
    this.#options = options;
  }

  get options(): PaymentOptions {
    return this.#options;
  }

  mount(place: string | Element): void {
    const target = typeof place === "string" ? document.querySelector(place) : place;
    if (!target) throw new IntegrationError(`The selector you specified applies to no DOM elements.`);
    this.#frame.title = "Secure payment input frame";
    this.#frame.allow = "payment *";
    this.#frame.src = `${origin}/element`;
    this.#frame.style.cssText = "border:0;width:100%;height:1px;display:block;color-scheme:light only";
    window.addEventListener("message", this.#receive);
    const late = setTimeout(() => {
      if (!this.#isLoaded)
        this.#emit("loaderror", {
          elementType: "payment",
          error: { type: "api_connection_error", message: "The element could not be loaded." },
        });
    }, 8_000);
    this.#frame.addEventListener("load", () => clearTimeout(late));
    target.replaceChildren(this.#frame);
  }

  unmount(): void {
    this.#frame.remove();
    this.#isLoaded = false;
    window.removeEventListener("message", this.#receive);
  }

  destroy(): void {
    this.unmount();
  }

  on(name: string, listener: (event: never) => void): this {
    const all = this.#listeners.get(name) ?? new Set();
    all.add(listener as (event: unknown) => void);
    this.#listeners.set(name, all);
    return this;
  }

  off(name: string, listener: (event: never) => void): this {
    this.#listeners.get(name)?.delete(listener as (event: unknown) => void);
    return this;
  }

  focus(): void {
    this.#post({ to: "frame", kind: "focus" });
  }

  updateElements(elements: ElementOptions): void {
    this.#elements = elements;
    if (this.#isLoaded) this.#sendOptions();
  }

  ask(question: Sent<ToFrame>): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#post({ to: "frame", id, ...question });
    });
  }

  readonly #receive = ({ data, source, origin: from }: MessageEvent): void => {
    if (from !== origin || source !== this.#frame.contentWindow) return;
    const message = data as FromFrame;
    if (message.kind === "loaded") {
      this.#isLoaded = true;
      this.#sendOptions();
    }
    if (message.kind === "resize") this.#frame.style.height = `${message.height}px`;
    if (message.kind === "ready") this.#emit("ready", { elementType: "payment" });
    if (message.kind === "change") this.#emit("change", message.event);
    if (message.kind === "focus" || message.kind === "blur") this.#emit(message.kind, { elementType: "payment" });
    if (message.kind === "answer") {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  };

  #sendOptions(): void {
    this.#post({ to: "frame", kind: "options", key: this.#key, elements: this.#elements, payment: this.#options });
  }

  #post(message: ToFrame): void {
    this.#frame.contentWindow?.postMessage(message, origin);
  }

  #emit(name: string, event: ChangeEvent | object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
}

class Elements {
  readonly #key: string;
  #options: ElementOptions;
  #element: PaymentElement | null = null;
  /** The options that the last `submit` was made with. */
  submittedWith: string | null = null;

  constructor(key: string, options: ElementOptions) {
    if (options.mode !== "payment")
      throw new IntegrationError(
        `Invalid value for elements(): mode should be 'payment'. You specified: ${options.mode}.`,
      );
    this.#key = key;
    this.#options = checked(options);
  }

  create(type: string, options: PaymentOptions = {}): PaymentElement {
    if (type !== "payment")
      throw new IntegrationError(`A valid Element name must be provided. You specified: ${type}.`);
    if (this.#element)
      throw new IntegrationError("Can only create one Element of type payment through elements.create().");
    this.#element = new PaymentElement(this.#key, this.#options, options);
    return this.#element;
  }

  getElement(): PaymentElement | null {
    return this.#element;
  }

  update(options: Partial<ElementOptions>): void {
    this.#options = checked({ ...this.#options, ...options });
    this.#element?.updateElements(this.#options);
  }

  /** Checks the fields; a wallet shows its sheet now, which only a press of the shopper allows. */
  async submit(): Promise<{ error?: StripeFault }> {
    const element = this.#mounted();
    const mayOpen = navigator.userActivation.isActive;
    const answer = await element.ask({ kind: "submit" });
    if (answer.error) return { error: answer.error };
    if (answer.wallet) {
      if (!mayOpen)
        throw new IntegrationError(
          "elements.submit() must be called at once when the shopper presses the button: a wallet opens its sheet.",
        );
      const paid =
        (await overlay(
          `${origin}/wallet/${answer.wallet}?amount=${this.#options.amount}&currency=${this.#options.currency}`,
        )) === "pay";
      await element.ask({ kind: "wallet", paid });
      if (!paid) return { error: { type: "validation_error", code: "canceled", message: "The payment was canceled." } };
    }
    this.submittedWith = JSON.stringify(this.#options);
    return {};
  }

  /** Throws unless these fields were submitted as they are. */
  submitted(): PaymentElement {
    if (this.submittedWith !== JSON.stringify(this.#options))
      throw new IntegrationError("elements.submit() must be called before stripe.confirmPayment().");
    return this.#mounted();
  }

  #mounted(): PaymentElement {
    if (!this.#element) throw new IntegrationError("There is no mounted payment Element.");
    return this.#element;
  }
}

function checked(options: ElementOptions): ElementOptions {
  if ("paymentMethodTypes" in options)
    throw new IntegrationError("paymentMethodTypes is no longer supported: use allowedPaymentMethodTypes.");
  if (!Number.isInteger(options.amount) || options.amount < 1)
    throw new IntegrationError(
      `Invalid value for elements(): amount should be a positive integer. You specified: ${options.amount}.`,
    );
  if (!/^[a-z]{3}$/.test(options.currency))
    throw new IntegrationError(
      `Invalid value for elements(): currency should be in lower case. You specified: ${options.currency}.`,
    );
  return options;
}

/** Shows a page of the stand-in over the shop: a bank's challenge, a wallet's sheet. Resolves with what was chosen there. */
function overlay(url: string): Promise<string> {
  const frame = document.createElement("iframe");
  frame.src = url;
  frame.title = "Secure payment challenge";
  frame.style.cssText = "border:0;position:fixed;inset:0;width:100%;height:100%;z-index:2147483647";
  document.body.appendChild(frame);
  return new Promise((resolve) => {
    const receive = ({ data, source, origin: from }: MessageEvent) => {
      if (from !== origin || source !== frame.contentWindow) return;
      const message = data as FromFrame;
      if (message.kind !== "closed") return;
      window.removeEventListener("message", receive);
      frame.remove();
      resolve(message.choice);
    };
    window.addEventListener("message", receive);
  });
}

/** Leaves the page for the bank's: the promise never ends, as at Stripe. */
function leaveFor(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => undefined);
}

async function confirmPayment(options: ConfirmOptions): Promise<{ error?: StripeFault; paymentIntent?: Intent }> {
  const { elements, clientSecret, confirmParams, redirect = "always" } = options;
  const element = elements.submitted();
  const returnUrl = confirmParams.return_url;
  if (!returnUrl)
    throw new IntegrationError("stripe.confirmPayment(): the `confirmParams.return_url` argument is required.");
  const billing = confirmParams.payment_method_data?.billing_details ?? {};
  checkBilling(element.options, billing);

  const { error, intent } = await element.ask({ kind: "confirm", clientSecret, returnUrl, billing });
  elements.submittedWith = null;
  if (error || !intent) return { error: error ?? { type: "api_error", message: "There was no answer." } };
  const action = intent.status === "requires_action" ? intent.next_action : null;
  const away =
    action?.redirect_to_url?.url ?? action?.swish_handle_redirect_or_display_qr_code?.hosted_instructions_url;
  if (away) return leaveFor(away);
  if (action?.use_stripe_sdk) {
    await overlay(action.use_stripe_sdk.stripe_js);
    const after = await element.ask({ kind: "retrieve", clientSecret });
    if (after.error) return { error: after.error };
    if (after.intent?.last_payment_error)
      return { error: { ...after.intent.last_payment_error, payment_intent: after.intent } };
    return after.intent ? done(after.intent, redirect, returnUrl) : {};
  }
  return done(intent, redirect, returnUrl);
}

function done(intent: Intent, redirect: string, returnUrl: string): Promise<never> | { paymentIntent: Intent } {
  if (redirect === "if_required") return { paymentIntent: intent };
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", "succeeded");
  return leaveFor(url.href);
}

/** What the fields never ask for, the shop must say. */
function checkBilling({ fields }: PaymentOptions, billing: BillingDetails): void {
  const never = fields?.billingDetails;
  const names = never === "never" ? ["name", "email", "phone", "address"] : Object.keys(never ?? {});
  for (const name of names) {
    if (typeof never === "object" && never[name] !== "never") continue;
    if (billing[name as keyof BillingDetails] === undefined)
      throw new IntegrationError(
        `You specified "never" for fields.billingDetails.${name} when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.${name}.`,
      );
  }
  if (billing.address)
    for (const part of ["line1", "line2", "city", "state", "postal_code", "country"])
      if (billing.address[part] === undefined && typeof never === "object" && never["address"] === "never")
        throw new IntegrationError(
          `You specified "never" for fields.billingDetails.address when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.address.${part}.`,
        );
  const country = billing.address?.["country"];
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new IntegrationError(`Invalid country: ${country}. It must be a two-letter code (ISO 3166-1).`);
}

Object.assign(window, {
  Stripe: (key: string) => {
    if (!/^pk_(test|live)_\w+$/.test(key))
      throw new IntegrationError("Please call Stripe() with your publishable key.");
    return { elements: (options: ElementOptions) => new Elements(key, options), confirmPayment };
  },
});
