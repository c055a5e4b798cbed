import { Form, data } from "react-router";

import {
  type ValueLoss,
  objectToValueLoss,
  readValueLoss,
  valueLossPictures,
} from "#app/features/after-sale/cases/value-losses.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { BrokenLink, CaseFrame } from "#app/storefront/case-pages/case-frame.tsx";
import { deductionTexts } from "#app/storefront/case-pages/deduction.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/deduction";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("value-loss-link", url, linkSecrets(env));
  const loss = id === null ? null : await readValueLoss(db, id);
  if (!loss) return data(null, { status: 404 });
  const pictures = await valueLossPictures(db, [loss.id]);
  return data({ loss, pictures: pictures.map((picture) => `/deduction-picture${url.search}&picture=${picture.id}`) });
}

/** Only the button objects, not the link: mail programs open links by themselves. A repeat changes nothing. */
export async function action({ context, url }: Route.ActionArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("value-loss-link", url, linkSecrets(env));
  if (id === null) return data(null, { status: 404 });
  await objectToValueLoss(db, id, new Date());
  return data(null);
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, deductionTexts().title);

export default function Deduction({ loaderData }: Route.ComponentProps) {
  const texts = deductionTexts();
  if (!loaderData) return <BrokenLink>{texts.broken}</BrokenLink>;
  const { loss, pictures } = loaderData;
  return (
    <CaseFrame number={texts.number(loss.number, loss.orderNumber)} title={texts.title}>
      <Facts loss={loss} />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {pictures.map((url, i) => (
          <img key={url} src={url} alt={texts.picture(i + 1)} className="w-full border border-line" />
        ))}
      </div>
      <Objection loss={loss} />
    </CaseFrame>
  );
}

function Facts({ loss }: { loss: ValueLoss }) {
  const texts = deductionTexts();
  return (
    <>
      <p className="leading-7">
        {texts.used(`${loss.name}, ${loss.color}, ${loss.size}`)}
        <strong>{formatPrice(loss.amountOre, loss.currency)}</strong>.
      </p>
      <p className="mt-2 leading-7">{texts.why(loss.reason)}</p>
    </>
  );
}

function Objection({ loss }: { loss: ValueLoss }) {
  const texts = deductionTexts();
  if (loss.decision !== null)
    return <Notice className="mt-8">{loss.decision === "dropped" ? texts.dropped : texts.stands}</Notice>;
  if (loss.objectedAt !== null)
    return (
      <Notice tone="success" className="mt-8">
        {texts.objected(formatDateTime(loss.objectedAt))}
      </Notice>
    );
  return (
    <Form method="post" className="mt-8">
      <p className="mb-4 leading-7">{texts.disagree}</p>
      <Button type="submit">{texts.object}</Button>
    </Form>
  );
}
