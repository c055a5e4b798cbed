import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";

import type { BackInStockRequest } from "#app/features/catalogue/back-in-stock/request.server.ts";
import { backInStockRules } from "#app/features/catalogue/back-in-stock/rules.ts";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  /** Null when the link is forged, has expired, or its request is deleted. */
  request: BackInStockRequest | null;
  /** What was just done here. */
  done: string | null;
}

/** The page of a request to be told when something is back, where the owner of the address confirms it and takes it back. */
export function RequestScreen({ request, done }: Props) {
  if (done === "take-back" && !request) return <Said done title="Taken back" next="Shop all" text={takenBack} />;
  if (!request) return <Said title="This link has ended" next="Shop all" text={ended} />;
  const { title, text } = said[request.state];
  return (
    <Said title={title} text={text} done={done === "confirm"}>
      <Variant request={request} />
      {request.canBeBought && request.state !== "told" ? (
        <Notice>It is in stock right now. Whoever orders first has it.</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {request.state === "open" ? <Step step="confirm" label="Confirm" /> : null}
        {request.canBeBought ? (
          <ButtonLink to={request.path} look={request.state === "open" ? "outline" : "primary"}>
            Show it to me
          </ButtonLink>
        ) : null}
        {request.state === "open" ? null : (
          <Step
            step="take-back"
            label={request.state === "told" ? "Delete my request" : "Take it back"}
            look="outline"
          />
        )}
      </div>
    </Said>
  );
}

const { confirmDays } = backInStockRules;
const takenBack = "Your request is deleted. You get no e-mail about it.";
const ended = `It works for ${confirmDays} days until it is confirmed, and no longer once its request is taken back or done with. You can ask again on the product's page.`;
const said: Record<BackInStockRequest["state"], { title: string; text: string }> = {
  open: {
    title: "Shall we tell you?",
    text: "Confirm, and we e-mail you once, when this can be bought again. We use your address for nothing else.",
  },
  waiting: {
    title: "You are in line",
    text: "When it is back, we tell as many people as there are units, in the order they confirmed. You get one e-mail, and we use your address for nothing else.",
  },
  told: {
    title: "We told you",
    text: "We have written the one e-mail that you asked for, and your request has ended. It deletes itself within 30 days.",
  },
};

interface SaidProps {
  title: string;
  text: string;
  /** Where to go on, when nothing else is to be done here. */
  next?: string;
  /** Whether this answers a press: it has the focus then, so that readers hear it. */
  done?: boolean;
  children?: ReactNode;
}

function Said({ title, text, next, done = false, children }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-16 sm:py-24">
      <h1 ref={heading} tabIndex={-1} className="display text-display-md">
        {title}
      </h1>
      <p className="max-w-prose leading-7 text-muted">{text}</p>
      {children}
      {next ? <ButtonLink to="/shop">{next}</ButtonLink> : null}
    </section>
  );
}

function Variant({ request: { product, color, size, image } }: { request: BackInStockRequest }) {
  return (
    <div className="flex w-full max-w-md items-center gap-4 border-y border-line py-4">
      <ProductPicture url={image ?? undefined} alt="" width={320} className="aspect-4/5 w-24 shrink-0" />
      <p className="min-w-0">
        <strong className="block">{product}</strong>
        <span className="text-muted">{`${color}, ${size}`}</span>
      </p>
    </div>
  );
}

function Step({ step, label, look = "primary" }: { step: string; label: string; look?: "primary" | "outline" }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      <Button type="submit" look={look} busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
