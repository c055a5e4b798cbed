import { data } from "react-router";

import { storeFeedback } from "#app/features/shop/accessibility/feedback.server.ts";
import { feedbackSchema } from "#app/features/shop/accessibility/schemas.ts";
import { accessibilityStatement } from "#app/features/shop/content/accessibility-statement.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { type FormFields, readForm } from "#app/platform/http/read-form.server.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import {
  FeedbackForm,
  type FeedbackOutcome,
  type FeedbackProblems,
} from "#app/storefront/accessibility-page/feedback-form.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/accessibility";

export async function loader({ context }: Route.LoaderArgs) {
  const { isMicroEnterprise } = (await readSiteConfiguration(shopOf(context))).accessibility;
  return { isMicroEnterprise };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: feedbackSchema, limit: "feedback" });
  if (form.kind === "too-many")
    return refuse(form.today ?? "Too many messages. Wait a few minutes and try again.", form);
  if (form.kind === "too-large") return refuse("That's too long to send. Please shorten it.", form);
  if (form.kind === "invalid") return refuse("Nothing was sent. Check the marked fields.", form);
  try {
    await storeFeedback(shop.db, form.data, new Date());
  } catch (error) {
    logError("Feedback on accessibility could not be stored", error);
    return refuse("We couldn't save your feedback. Please try again, or call us.", {
      status: 500,
      fields: form.fields,
    });
  }
  return data<FeedbackOutcome>({ kind: "sent" });
}

function refuse(notice: string, { status, fields }: { status: number; fields: FormFields }) {
  const found = status === 400 ? feedbackSchema.safeParse(fields) : null;
  const wrong = new Set(found?.error?.issues.map(({ path }) => String(path[0])));
  const problems: FeedbackProblems = {
    ...(wrong.has("message") && { message: "Tell us what doesn't work, in up to 5,000 characters." }),
    ...(wrong.has("page") && { page: "Use up to 500 characters." }),
    ...(wrong.has("email") && { email: "Enter a valid email address, or leave this empty." }),
  };
  return data<FeedbackOutcome>({ kind: "refused", notice, fields, problems }, status);
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Accessibility",
    description: "How accessible the shop is, what's missing, and how to tell us about a problem.",
    type: "article",
  });

export default function Accessibility({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TextPageView
      page={accessibilityStatement(useSite(), loaderData.isMicroEnterprise)}
      next={{ to: "/contact", label: "Contact us" }}
      inside={{ feedback: <FeedbackForm outcome={actionData} /> }}
    />
  );
}
