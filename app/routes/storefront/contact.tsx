import { data } from "react-router";

import {
  type ContactErrors,
  contactErrors,
  contactNotice,
  type ContactValues,
  presetMessage,
} from "#app/features/contact/check-message.ts";
import { storeMessage } from "#app/features/contact/commands.server.ts";
import { ContactDetails } from "#app/features/contact/contact-details.tsx";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { contactSchema } from "#app/features/contact/schemas.ts";
import { contactTexts } from "#app/features/contact/texts.ts";
import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/contact";

export function loader({ url }: Route.LoaderArgs) {
  return data({ preset: presetMessage(url.searchParams.get("reason")) }, { headers: publicPage() });
}

interface Refused {
  sent: false;
  notice: string;
  values: ContactValues;
  errors: ContactErrors;
}

/** The form as browsers without scripts post it. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: contactSchema, limit: "contact" });
  const { name = "", email = "", subject = "", message = "" } = form.fields;
  const values = { name, email, subject, message };
  const errors = contactErrors(values);
  const refuse = (notice: string, status: number) => data<Refused>({ sent: false, notice, values, errors }, status);
  if (form.kind === "too-many") return refuse(contactTexts.tooMany, 429);
  if (form.kind === "too-large") return refuse(contactTexts.tooLong, 413);
  if (form.kind === "invalid") return refuse(contactNotice(errors), 400);
  const { outboxId } = await storeMessage(shop.db, form.data, new Date());
  enqueueMail(shop, outboxId);
  return data({ sent: true as const });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contact Us",
    description: "Write, call or visit us. We answer every message within 24 hours on weekdays.",
    picture: "contact",
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.sent === false ? actionData : null;
  return (
    <>
      <Hero
        picture="contact"
        title="Contact Us"
        text="A question about an order, a size or a return? A real person reads every message and replies within 24 hours on weekdays."
      />
      <div className="page grid gap-12 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20 lg:py-24">
        <section aria-labelledby="write-to-us">
          <h2 id="write-to-us" className="display mb-8 text-display-md">
            Write to us
          </h2>
          {actionData?.sent ? (
            <Notice tone="success" className="mb-6">
              <strong>Message Sent</strong>
              <br />
              {contactTexts.sent}
            </Notice>
          ) : null}
          {refused ? (
            <Notice tone="error" className="mb-6">
              <strong>Error</strong>
              <br />
              {refused.notice}
            </Notice>
          ) : null}
          <ContactForm
            key={loaderData.preset.subject}
            values={refused?.values ?? loaderData.preset}
            errors={refused?.errors ?? {}}
          />
        </section>
        <ContactDetails />
      </div>
    </>
  );
}
