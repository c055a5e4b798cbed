import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { LetterAnswer } from "#app/admin/letters/letter-answer.ts";
import { LetterScreen } from "#app/admin/letters/letter-screen.tsx";
import { newLetterId, readLetterPage } from "#app/admin/letters/read-letter-page.server.ts";
import { submitLetter } from "#app/admin/letters/submit-letter.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/letter";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await readLetterPage(shopOf(context), params.id, new Date());
  if (!page) throw data(null, { status: 404 });
  return page;
}

const form = z.object({
  intent: z.enum(["save", "test", "send", "delete", "cancel"]),
  id: z
    .string()
    .regex(/^ltr_\w{6,60}$/)
    .optional(),
  updatedAt: z.string().max(40).default(""),
  press: z
    .string()
    .regex(/^\w{0,40}$/)
    .default(""),
});

const answerOf = (answer: LetterAnswer, status: number) => data(answer, status);

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, ...staff } = await readStaffForm(args, form);
  if (sent.kind !== "valid")
    return answerOf({ errors: {}, problem: "We couldn't read the form. Reload the page." }, sent.status);
  const { intent, updatedAt: basedOn, press } = sent.data;
  const id = params.id === newLetterId ? (sent.data.id ?? "") : params.id;
  if (id === "") throw data(null, { status: 404 });
  const answer = await submitLetter(staff, { intent, id, basedOn, press }, new Date());
  return answer instanceof Response ? answer : answerOf(answer, 400);
}

export const meta: Route.MetaFunction = () => [{ title: "Newsletter | Admin" }];

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { letter } = loaderData;
  return <LetterScreen key={letter?.updatedAt ?? "new"} {...loaderData} answer={actionData} />;
}
