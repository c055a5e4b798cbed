import { data } from "react-router";
import { z } from "zod";

import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { synonymFormData } from "#app/admin/searches/synonym-form-data.server.ts";
import { type SynonymAnswer, SynonymForm } from "#app/admin/searches/synonym-form.tsx";
import { deleteSynonyms, editSynonyms, readSynonyms } from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { synonymInputSchema } from "#app/features/catalogue/search/synonym-input.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/synonym-group";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const group = await readSynonyms(db, params.id);
  if (!group) throw data(null, { status: 404 });
  return synonymFormData(db, { id: group.id, saved: group.words }, url.searchParams.get("words"));
}

const answerOf = (answer: SynonymAnswer, status: number) => data(answer, status);
const wordList = z.array(z.string()).max(50);
const form = z.object({
  intent: z.enum(["save", "delete"]),
  basedOn: z.string().max(4_000).transform(parseWords).pipe(wordList),
});
const list = "/admin/searches/synonyms";

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form);
  const change = { actor, now: new Date() };
  if (sent.kind !== "valid") {
    const problem = "Not saved: we couldn't read the form. Reload the page.";
    return answerOf({ fields, errors: fieldErrors(synonymInputSchema, fields), problem }, sent.status);
  }
  const group = await readSynonyms(shop.db, params.id);
  if (sent.data.intent === "delete") {
    if (group) await deleteSynonyms(shop.db, group, change);
    const text = group ? `Deleted: ${group.words.join(", ")}.` : "The group was already deleted.";
    return say(list, { tone: "success", text });
  }
  const parsed = synonymInputSchema.safeParse(fields);
  if (!parsed.success) return answerOf({ fields, errors: fieldErrors(synonymInputSchema, fields) }, 400);
  const { words } = parsed.data;
  const outcome = await editSynonyms(shop.db, { id: params.id, words, basedOn: sent.data.basedOn }, change);
  if (outcome === "saved") return say(list, { tone: "success", text: `Saved: ${words.join(", ")}.` });
  const theirs = (await readSynonyms(shop.db, params.id))?.words;
  if (outcome === "gone" || !theirs)
    return say(list, { tone: "error", text: "Not saved: someone else deleted the group." });
  const problem = `Not saved: someone else changed it to ${theirs.join(", ")}. Save again to replace their words.`;
  return answerOf({ fields, errors: {}, problem, basedOn: theirs }, 409);
}

function parseWords(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const meta = () => [{ title: "Synonyms | Admin" }];

export default function SynonymGroup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <RowLink to={list}>Back to synonyms</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">Edit synonyms</h1>
      <SynonymForm data={loaderData} answer={actionData} />
    </>
  );
}
