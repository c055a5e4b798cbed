import { redirect } from "react-router";

import { claimsAddress, claimsViewOf } from "#app/admin/claims/claims-page.ts";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import {
  type DocumentResult,
  maxDocumentBytes,
  readClaimDocument,
  removeClaimDocument,
  storeClaimDocument,
} from "#app/features/catalogue/claims/claim-document.server.ts";
import { reevaluateClaims } from "#app/features/catalogue/claims/claims.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { documentExtensions } from "#app/features/shop/storage/file-type.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { readFormData } from "#app/platform/http/read-limited.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import type { Route } from "./+types/claim-document";

/** The document that proves a claim: saved by the browser, never shown as a page of the shop. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const document = await readClaimDocument(shopOf(context), params.id);
  if (!document) return new Response("Not found", { status: 404 });
  const contentType = document.httpMetadata?.contentType ?? "";
  const extension = Object.entries(documentExtensions).find(([type]) => type === contentType)?.[1] ?? "bin";
  return new Response(document.body, {
    headers: {
      "Content-Type": contentType || "application/octet-stream",
      "Content-Disposition": `attachment; filename="evidence-${params.id.replace(/[^\w-]/g, "")}.${extension}"`,
      "Cache-Control": "no-store",
    },
  });
}

const problems: Record<Exclude<DocumentResult, "done" | "done-ended">, string> = {
  "no-document": "Not saved: choose a PDF or a picture.",
  "too-large": "Not saved: the file is larger than 10 MB.",
  "unknown-claim": "This claim doesn't exist or was withdrawn.",
  changed: "Someone else changed the document. Check it again.",
};

/** Stores a document, or removes it; then the register is where it was. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const answer = async (text: string, tone: "success" | "error") =>
    redirect(claimsAddress(claimsViewOf(url.searchParams)), { headers: await setFlash(request, shop, { tone, text }) });
  if (await isOverLimit(request, shop.env, "staff"))
    return answer("Too many attempts. Try again in a minute.", "error");
  const form = await readFormData(request, maxDocumentBytes + formOverhead);
  if (form === "too-large") return answer(problems["too-large"], "error");
  if (form === "not-a-form") return answer("Not saved: we couldn't read the form. Reload the page.", "error");
  const now = new Date();
  const removes = form.get("intent") === "remove";
  const file = form.get("file");
  if (!removes && !(file instanceof File && file.size > 0)) return answer("Choose a file first.", "error");
  const result = removes
    ? await removeClaimDocument(shop, params.id, { actor, now })
    : await storeClaimDocument(shop, params.id, file as File, { actor, now });
  if (result !== "done" && result !== "done-ended") return answer(problems[result], "error");
  invalidatePages(shop, { products: await reevaluateClaims(shop.db, now) });
  const shown =
    result === "done"
      ? "We'll show the claim once someone verifies it."
      : "The evidence has expired, so the claim is hidden.";
  return answer(`Document ${removes ? "removed" : "saved"}. ${shown}`, "success");
}

/** What a form has beside its file, in bytes. */
const formOverhead = 10_000;
