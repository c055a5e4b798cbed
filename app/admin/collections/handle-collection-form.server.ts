import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";

import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { collectionFields } from "#app/features/catalogue/collections/collection-input.ts";
import { readConditions } from "#app/features/catalogue/collections/conditions.ts";
import {
  createCollection,
  deleteCollection,
  editCollection,
  type SaveCollectionOutcome,
  unknownProducts,
} from "#app/features/catalogue/collections/save-collection.server.ts";
import { storeMenuCollections } from "#app/features/catalogue/collections/store-menu-collections.server.ts";
import { maxPictureBytes, storePicture } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { adminCollectionPath, type CollectionAnswer } from "./collection-forms.ts";

const form = z.object({
  intent: z.enum(["save", "delete"]),
  id: z.string().regex(/^col_[\w-]{6,60}$/),
  updatedAt: z.string().max(40).default(""),
});

const problems: Record<Exclude<SaveCollectionOutcome, "saved">, string> = {
  "handle-taken": "Not saved: another collection has this address. Choose another one.",
  "created-before": "Not saved: this form has created a collection already. Open it from the list to change it.",
  conflict: "Not saved: someone else changed it in the meantime. Reload the page to see their version.",
  gone: "Not saved: this collection was deleted.",
  full: "Not saved: there are 200 collections already. Delete one first.",
};
const unreadable = "We couldn't read the form. Reload the page. Your changes aren't saved.";

/** Saves a new collection or another version of one, or deletes it. What can't be saved comes back as it was typed. */
export async function handleCollectionForm(args: ActionFunctionArgs, isNew: boolean, now: Date) {
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form, maxPictureBytes);
  const refuse = (answer: Omit<CollectionAnswer, "fields">, status = 400) => data({ fields, ...answer }, status);
  if (sent.kind !== "valid") return refuse({ errors: {}, problem: unreadable }, sent.status);
  const { intent, id, updatedAt: basedOn } = sent.data;
  if (intent === "delete") {
    await deleteCollection(shop.db, id, { actor, now });
    await showChange(shop, now);
    return say("/admin/collections", {
      tone: "success",
      text: "Collection deleted. Its products are still in the shop.",
    });
  }
  const parsed = collectionFields.safeParse(fields);
  const conditions = readConditions(fields);
  if (!parsed.success) return refuse({ errors: fieldErrors(collectionFields, fields) });
  if ("problem" in conditions) return refuse({ errors: { conditions: conditions.problem } });
  if (parsed.data.kind === "rule" && conditions.length === 0)
    return refuse({ errors: { conditions: "Add at least one condition." } });
  const unknown = parsed.data.kind === "hand" ? await unknownProducts(shop.db, parsed.data.products) : [];
  if (unknown.length > 0)
    return refuse({ errors: { products: `There is no product ${unknown.slice(0, 5).join(", ")}` } });
  const stored = await storedPicture(shop, sent.files, actor, now);
  if (stored === "refused")
    return refuse({ errors: { picture: "Choose a JPEG, PNG, WebP or AVIF picture up to 5 MB." } });
  const input = { ...parsed.data, conditions, picture: stored ?? parsed.data.picture };
  const outcome = isNew
    ? await createCollection(shop.db, { id, input, isPictureSent: stored !== null }, { actor, now })
    : await editCollection(shop.db, { id, input, basedOn }, { actor, now });
  if (outcome !== "saved") return refuse({ errors: {}, problem: problems[outcome] }, 409);
  await showChange(shop, now);
  return say(adminCollectionPath(id), { tone: "success", text: `${input.title} saved.` });
}

/** Every page has the menu; what else a collection changes are lists. */
async function showChange(shop: Shop, now: Date): Promise<void> {
  const isInMenu = await storeMenuCollections(shop.db, now);
  invalidatePages(shop, isInMenu ? { everything: true } : { listings: true });
}

/** The address of a picture that came with the form; null without one. */
async function storedPicture(shop: Shop, [file]: File[], uploadedBy: string, now: Date) {
  if (!file) return null;
  const stored = await storePicture(shop, { file, folder: "products", uploadedBy }, now);
  return stored.kind === "stored" ? `/media/${stored.storageKey}` : "refused";
}
