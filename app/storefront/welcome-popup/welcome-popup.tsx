import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";

import { newsletterTexts } from "#app/features/people/newsletter/newsletter.texts.ts";
import { savePendingDiscountCode } from "#app/features/selling/discounts/pending-discount-code.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { callApi } from "#app/platform/browser/api-client.ts";
import { oneOf, record } from "#app/shared/parse.ts";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";

import { activationFailure } from "./activation-failure.ts";
import { welcomeTexts } from "./welcome-popup.texts.tsx";

/** Milliseconds: how long 'Activating...' shows at least, and after success until the popup closes by itself. */
const activatingMs = 1_500;
const autoCloseMs = 3_000;

/**
 * The welcome offer: a non-modal dialog that takes no focus. Escape closes it unless a modal dialog is open above it.
 */
export default function WelcomePopup({ onClose }: { onClose: () => void }) {
  const texts = welcomeTexts();
  const { identity, promotions } = useSite();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "submitting" | "failed" | "done">("idle");
  const [failure, setFailure] = useState("");
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog:modal")) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  useEffect(() => {
    if (state !== "done") return;
    const timer = setTimeout(() => close(), autoCloseMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async () => {
    setState("submitting");
    const shownLongEnough = new Promise((resolve) => setTimeout(resolve, activatingMs));
    try {
      await Promise.all([activateWelcome(email.trim(), promotions.welcomeCode), shownLongEnough]);
      setState("done");
    } catch (error) {
      await shownLongEnough;
      setFailure(activationFailure(error, navigator.onLine));
      setState("failed");
    }
  };
  return (
    <div
      role="dialog"
      aria-labelledby="welcome"
      className="on-dark fixed inset-x-2 bottom-0 z-50 max-h-[calc(100dvh-6rem)] overflow-y-auto border border-ink-line bg-ink-raised p-6 text-white shadow-2xl transition-transform duration-300 sm:top-28 sm:right-0 sm:bottom-auto sm:left-auto sm:w-104 sm:border-r-0 sm:p-8 starting:[translate:100%]"
    >
      <CloseButton label={texts.close} onClick={onClose} className="absolute top-3 right-3" />
      {state === "done" ? (
        <div role="status" className="pr-10">
          <h2 id="welcome" className="display text-display-md">
            {texts.activated}
          </h2>
          <p className="mt-4 leading-7 text-muted-dark">
            {texts.applies(<strong className="text-white">{promotions.welcomeCode}</strong>)}
          </p>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <h2 id="welcome" className="eyebrow pr-10 text-muted-dark">
            {identity.secondTagline}
          </h2>
          <p className="display mt-3 text-display-sm">{promotions.popupOffer}</p>
          <label htmlFor="welcome-email" className="sr-only">
            {texts.email}
          </label>
          <input
            id="welcome-email"
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={newsletterTexts().yourAddress}
            value={email}
            disabled={state === "submitting"}
            aria-invalid={state === "failed" || undefined}
            aria-describedby={state === "failed" ? "welcome-error" : "welcome-terms"}
            onChange={(event) => setEmail(event.target.value)}
            className="mt-5 min-h-12 w-full border border-white bg-transparent px-3.5 text-white placeholder:text-muted-dark"
          />
          <Button
            type="submit"
            look="signal"
            className="mt-2.5 w-full disabled:opacity-100"
            disabled={email.trim() === "" || state === "submitting"}
          >
            {state === "submitting" ? texts.activating : texts.activate}
          </Button>
          {state === "failed" ? (
            <p id="welcome-error" role="alert" className="mt-3 text-sm">
              {failure}
            </p>
          ) : null}
          <p id="welcome-terms" className="mt-4 text-sm leading-5 text-muted-dark">
            {texts.terms(newsletterTexts().consent)}{" "}
            <Link to="/privacy-policy" className="underline underline-offset-4 hover:text-white">
              {texts.privacy}
            </Link>
          </p>
        </form>
      )}
    </div>
  );
}

/** Subscribes an address to the newsletter, and saves the welcome code for the cart. Throws an ApiError when the shop refuses, and the browser's error when it cannot be reached. */
async function activateWelcome(email: string, code: string): Promise<void> {
  const data = { email, consentSource: "welcome-popup" };
  const body = { database_name: "shop", collection_name: "newsletter_subscribers", command: "--create", data };
  await callApi("/db", body, record({ status: oneOf([true]) }));
  savePendingDiscountCode(code);
}
