import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";

import type { BackInStockRequest } from "#app/features/catalogue/back-in-stock/request.server.ts";
import { backInStockRules } from "#app/features/catalogue/back-in-stock/rules.ts";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { requestScreenTexts } from "./request-screen.texts.ts";

interface Props {
  /** Null when the link is forged, has expired, or its request is deleted. */
  request: BackInStockRequest | null;
  /** What was just done here. */
  done: string | null;
}

/** The page of a request to be told when something is back, where the owner of the address confirms it and takes it back. */
export function RequestScreen({ request, done }: Props) {
  const texts = requestScreenTexts();
  const next = pageNames()["/shop"];
  if (done === "take-back" && !request) return <Said done title={texts.deleted} next={next} text={texts.deletedText} />;
  if (!request)
    return <Said title={texts.expired} next={next} text={texts.expiredText(backInStockRules.confirmDays)} />;
  return (
    <Said title={texts[request.state]} text={texts[`${request.state}Text`]} done={done === "confirm"}>
      <Variant request={request} />
      {request.canBeBought && request.state !== "told" ? <Notice>{texts.inStock}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        {request.state === "open" ? <Step step="confirm" label={texts.confirm} /> : null}
        {request.canBeBought ? (
          <ButtonLink to={request.path} look={request.state === "open" ? "outline" : "primary"}>
            {texts.shopNow}
          </ButtonLink>
        ) : null}
        {request.state === "open" ? null : (
          <Step
            step="take-back"
            label={request.state === "told" ? texts.deleteRequest : texts.cancelRequest}
            look="outline"
          />
        )}
      </div>
    </Said>
  );
}

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
