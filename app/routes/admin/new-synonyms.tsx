import { data } from "react-router";
import { z } from "zod";

import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { synonymFormData } from "#app/admin/searches/synonym-form-data.server.ts";
import { type SynonymAnswer, SynonymForm } from "#app/admin/searches/synonym-form.tsx";
import { addSynonyms } from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { maxGroups, synonymInputSchema } from "#app/features/catalogue/search/synonym-input.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/new-synonyms";

export async function loader({ context, url }: Route.LoaderArgs) {
  return synonymFormData(shopOf(context).db, { id: newId("syn"), saved: null }, url.searchParams.get("words"));
}

const answerOf = (answer: SynonymAnswer, status: number) => data(answer, status);
const form = z.object({ id: z.string().regex(/^syn_[\w-]{6,60}$/) });
const problems = {
  unreadable: "Not saved: we couldn't read the form. Reload the page.",
  taken: "Not saved: this form already added a group. Select Add again to add this one too.",
  full: `Not saved: you've reached the limit of ${maxGroups} groups. Delete one first.`,
};

export async function action(args: Route.ActionArgs) {
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form);
  const errors = fieldErrors(synonymInputSchema, fields);
  if (sent.kind !== "valid") return answerOf({ fields, errors, problem: problems.unreadable }, sent.status);
  const parsed = synonymInputSchema.safeParse(fields);
  if (!parsed.success) return answerOf({ fields, errors }, 400);
  const { words } = parsed.data;
  const outcome = await addSynonyms(shop.db, { id: sent.data.id, words }, { actor, now: new Date() });
  if (outcome === "taken")
    return answerOf({ fields: { ...fields, id: newId("syn") }, errors, problem: problems.taken }, 409);
  if (outcome === "full") return answerOf({ fields, errors, problem: problems.full }, 409);
  return say("/admin/searches/synonyms", { tone: "success", text: `Added: ${words.join(", ")}.` });
}

export const meta = () => [{ title: "New synonyms | Admin" }];

export default function NewSynonyms({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <RowLink to="/admin/searches/synonyms">Back to synonyms</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">New synonyms</h1>
      <SynonymForm data={loaderData} answer={actionData} />
    </>
  );
}
