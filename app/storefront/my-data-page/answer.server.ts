import { actor, correctCustomer, correctOrder } from "#app/features/after-sale/my-data/correct.server.ts";
import { endVisit, requestLink, type Visit } from "#app/features/after-sale/my-data/links.server.ts";
import { objectToMarketing } from "#app/features/after-sale/my-data/object-to-marketing.server.ts";
import { type MyDataForm, myDataFormSchema } from "#app/features/after-sale/my-data/schemas.ts";
import { askStaff } from "#app/features/people/data-requests/commands.server.ts";
import { erasePerson } from "#app/features/people/personal-data/erase-person.server.ts";
import type { PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

/** What the page says to a form. */
export type MyDataAnswer =
  | { kind: "asked" | "expired" | "ended" | "objected" | "too-many" | "failed" | "too-many-requests" }
  | { kind: "saved"; what: "customer" | "order" }
  | { kind: "too-late" }
  | { kind: "requested"; id: string }
  /** `form` names the form: its intent, and the order where there are several. */
  | { kind: "invalid"; form: string; fields: Record<string, string>; errors: Record<string, string> }
  | { kind: "refused"; open: OpenMatter[]; requestId: string | null }
  | { kind: "erased"; reference: string; erased: PlaceCount[]; kept: PlaceCount[] };

/** The answer, the status of the response, and whether the visit has ended. */
interface Outcome {
  answer: MyDataAnswer;
  status?: number;
  ends?: boolean;
}

/** Does what a form of the page asks, for the person whose visit it is. */
export async function answerMyData(
  request: Request,
  shop: Shop,
  readVisit: () => Promise<Visit | null>,
  now: Date,
): Promise<Outcome> {
  const sent = await readForm(request, shop, { schema: myDataFormSchema, limit: "my-data" });
  if (sent.kind === "too-many") return { answer: { kind: "too-many" }, status: 429 };
  if (sent.kind !== "valid") return { answer: invalid(sent.fields), status: sent.status };
  const form = sent.data;
  if (form.intent === "ask") {
    if (!(await claimWrite(request, shop, "my-data-link", now))) return { answer: { kind: "too-many" }, status: 429 };
    const { outboxId } = await requestLink(shop.db, form.email, now);
    enqueueMail(shop, outboxId);
    return { answer: { kind: "asked" } };
  }
  const visit = await readVisit();
  if (!visit) return { answer: { kind: "expired" }, status: 403, ends: true };
  if (form.intent === "end") {
    await endVisit(shop.db, request);
    return { answer: { kind: "ended" }, ends: true };
  }
  if (!(await claimWrite(request, shop, "my-data-change", now, visit.email)))
    return { answer: { kind: "too-many" }, status: 429 };
  return answerVisitor(shop, visit, form, now);
}

async function answerVisitor(
  shop: Shop,
  { email }: Visit,
  form: Exclude<MyDataForm, { intent: "ask" | "end" }>,
  now: Date,
): Promise<Outcome> {
  switch (form.intent) {
    case "correct-customer":
      return saved("customer", await correctCustomer(shop.db, email, form, now));
    case "correct-order":
      return saved("order", await correctOrder(shop.db, email, form, now));
    case "object":
      await objectToMarketing(shop, email, now);
      return { answer: { kind: "objected" } };
    case "request": {
      const id = await askStaff(shop.db, { kind: form.kind, email, note: form.note }, now);
      return id ? { answer: { kind: "requested", id } } : { answer: { kind: "too-many-requests" }, status: 429 };
    }
    case "erase":
      return erase(shop, email, now);
  }
}

function saved(what: "customer" | "order", done: boolean): Outcome {
  return done ? { answer: { kind: "saved", what } } : { answer: { kind: "too-late" }, status: 409 };
}

/** Erases the person; what has to wait for an open matter goes to the staff, who finish it in time. */
async function erase(shop: Shop, email: string, now: Date): Promise<Outcome> {
  const result = await erasePerson(shop, { address: email, actor }, now).catch((error: unknown) => {
    logError("A person could not be erased", error);
    return { kind: "failed" as const };
  });
  switch (result.kind) {
    case "failed":
      return { answer: { kind: "failed" }, status: 503 };
    case "unknown":
      return { answer: { kind: "ended" }, ends: true };
    case "refused": {
      const requestId = await askStaff(shop.db, { kind: "erasure", email, note: "" }, now);
      return { answer: { kind: "refused", open: result.open, requestId }, status: 409 };
    }
    case "erased":
      return { answer: result, ends: true };
  }
}

function invalid(fields: Record<string, string>): MyDataAnswer {
  const parsed = myDataFormSchema.safeParse(fields);
  const issues = parsed.success ? [] : parsed.error.issues;
  const errors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ""), message]));
  return { kind: "invalid", form: `${fields["intent"] ?? ""}${fields["orderId"] ?? ""}`, fields, errors };
}
