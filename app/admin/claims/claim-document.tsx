import { Form } from "react-router";

import type { ListedClaim } from "#app/features/catalogue/claims/claims.server.ts";
import { Button } from "#app/ui/button.tsx";

import { claimsAddress, type ClaimsView } from "./claims-page.ts";

/** The document that proves a claim, and the ways to store another and to remove it. */
export function ClaimDocument({ claim, view, mayWrite }: { claim: ListedClaim; view: ClaimsView; mayWrite: boolean }) {
  const { id, text, hasDocument } = claim;
  const path = `/admin/claims/${encodeURIComponent(id)}/document`;
  return (
    <>
      {hasDocument ? (
        <a href={path} className="flex min-h-11 items-center font-medium underline underline-offset-4">
          Download document
        </a>
      ) : null}
      {mayWrite ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {hasDocument ? "Replace or remove" : "Add a document"}
          </summary>
          <Form
            method="post"
            action={path + new URL(claimsAddress(view), "http://admin").search}
            encType="multipart/form-data"
            className="grid gap-2 pb-2"
          >
            <label className="grid gap-1">
              <span className="text-muted">PDF or picture, up to 10 MB</span>
              <input
                type="file"
                name="file"
                accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
                aria-label={`Document of: ${text}`}
                className="min-h-12 w-full min-w-0 border border-dashed border-line-strong bg-white px-3.5 py-2.5 text-sm transition-colors file:mr-4 file:border-0 file:bg-ink file:px-4 file:py-2 file:text-sm file:font-semibold file:text-white hover:border-ink"
              />
            </label>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" size="small" name="intent" value="store">
                {hasDocument ? "Replace" : "Store"}
              </Button>
              {hasDocument ? (
                <Button type="submit" size="small" look="outline" name="intent" value="remove">
                  Remove
                </Button>
              ) : null}
            </div>
            <p className="text-muted">You'll need to verify the claim again.</p>
          </Form>
        </details>
      ) : null}
    </>
  );
}
