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
  if (done === "take-back" && !request) return <Said done title="Request deleted" next="Shop all" text={takenBack} />;
  if (!request) return <Said title="This link has expired" next="Shop all" text={ended} />;
  const { title, text } = said[request.state];
  return (
    <Said title={title} text={text} done={done === "confirm"}>
      <Variant request={request} />
      {request.canBeBought && request.state !== "told" ? (
        <Notice>It's in stock now. First come, first served.</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {request.state === "open" ? <Step step="confirm" label="Confirm" /> : null}
        {request.canBeBought ? (
          <ButtonLink to={request.path} look={request.state === "open" ? "outline" : "primary"}>
            Shop now
          </ButtonLink>
        ) : null}
        {request.state === "open" ? null : (
          <Step
            step="take-back"
            label={request.state === "told" ? "Delete my request" : "Cancel my request"}
            look="outline"
          />
        )}
      </div>
    </Said>
  );
}

const { confirmDays } = backInStockRules;
const takenBack = "We won't email you about this item.";
const ended = `Confirmation links work for ${confirmDays} days. You can ask again on the product page.`;
const said: Record<BackInStockRequest["state"], { title: string; text: string }> = {
  open: {
    title: "Want to know when it's back?",
    text: "Confirm, and we'll email you once when it's back in stock. We use your address for nothing else.",
  },
  waiting: {
    title: "You're on the list",
    text: "We'll email you when it's back, first come, first served. You get one email, and we use your address for nothing else.",
  },
  told: {
    title: "It's back",
    text: "We've sent the email you asked for. We'll delete your request within 30 days.",
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
