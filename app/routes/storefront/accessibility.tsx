import { data } from "react-router";

import { storeFeedback } from "#app/features/shop/accessibility/feedback.server.ts";
import { feedbackSchema } from "#app/features/shop/accessibility/schemas.ts";
import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { type FormFields, readForm } from "#app/platform/http/read-form.server.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { accessibilityMetaTexts } from "#app/storefront/accessibility-page/accessibility-meta.texts.ts";
import { feedbackAnswerTexts } from "#app/storefront/accessibility-page/feedback-answer.texts.ts";
import {
  FeedbackForm,
  type FeedbackOutcome,
  type FeedbackProblems,
} from "#app/storefront/accessibility-page/feedback-form.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/accessibility";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const [site, { accessibility }] = await Promise.all([readSiteFacts(shop), readSiteConfiguration(shop)]);
  return { page: legalDocuments.accessibility(site, accessibility.isMicroEnterprise) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const texts = feedbackAnswerTexts();
  const form = await readForm(request, shop, { schema: feedbackSchema, limit: "feedback" });
  if (form.kind === "too-many") return refuse(form.today ?? texts.tooMany, form);
  if (form.kind === "too-large") return refuse(texts.tooLarge, form);
  if (form.kind === "invalid") return refuse(texts.invalid, form);
  try {
    await storeFeedback(shop.db, form.data, new Date());
  } catch (error) {
    logError("Feedback on accessibility could not be stored", error);
    return refuse(texts.failed, {
      status: 500,
      fields: form.fields,
    });
  }
  return data<FeedbackOutcome>({ kind: "sent" });
}

function refuse(notice: string, { status, fields }: { status: number; fields: FormFields }) {
  const texts = feedbackAnswerTexts();
  const found = status === 400 ? feedbackSchema.safeParse(fields) : null;
  const wrong = new Set(found?.error?.issues.map(({ path }) => String(path[0])));
  const problems: FeedbackProblems = {
    ...(wrong.has("message") && { message: texts.message }),
    ...(wrong.has("page") && { page: texts.page }),
    ...(wrong.has("email") && { email: texts.email }),
  };
  return data<FeedbackOutcome>({ kind: "refused", notice, fields, problems }, status);
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/accessibility"],
    description: accessibilityMetaTexts().description,
    type: "article",
  });

export default function Accessibility({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TextPageView
      page={loaderData.page}
      next={{ to: "/contact", label: accessibilityMetaTexts().contactUs }}
      inside={{ feedback: <FeedbackForm outcome={actionData} /> }}
    />
  );
}
