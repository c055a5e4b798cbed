import { data } from "react-router";

import { contactErrors, contactNotice } from "#app/features/people/contact/check-message.ts";
import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { contactAnswerTexts } from "#app/features/people/contact/contact-answer.texts.ts";
import { presetMessage } from "#app/features/people/contact/preset-message.ts";
import { contactSchema } from "#app/features/people/contact/schemas.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { publicPage, uncachedPage } from "#app/platform/page-cache/page-headers.ts";
import { contactScreenTexts } from "#app/storefront/contact-page/contact-screen.texts.tsx";
import { type ContactOutcome, ContactScreen } from "#app/storefront/contact-page/contact-screen.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/contact";

export function loader({ url }: Route.LoaderArgs) {
  const reason = url.searchParams.get("reason");
  const preset = presetMessage(reason);
  const isKnown = reason === null || preset.subject !== "";
  return data({ preset }, { headers: isKnown ? publicPage() : uncachedPage() });
}

/** The contact form as posted without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: contactSchema, limit: "contact" });
  const { name = "", email = "", subject = "", message = "" } = form.fields;
  const values = { name, email, subject, message };
  const errors = contactErrors(values);
  const refuse = (notice: string, status: number) =>
    data<ContactOutcome>({ sent: false, notice, values, errors }, status);
  if (form.kind === "too-many") return refuse(form.today ?? contactAnswerTexts().tooMany, 429);
  if (form.kind === "too-large") return refuse(contactAnswerTexts().tooLong, 413);
  if (form.kind === "invalid") return refuse(contactNotice(errors), 400);
  const { outboxId } = await storeMessage(shop.db, form.data, new Date());
  enqueueMail(shop, outboxId);
  return data<ContactOutcome>({ sent: true });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = contactScreenTexts();
  return pageMeta(args, { title, description, picture: "contact" });
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactScreen preset={loaderData.preset} outcome={actionData} />;
}
