import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { ComplaintFormStep } from "#app/storefront/case-pages/complaint-form-step.tsx";
import { WithdrawFormStep } from "#app/storefront/case-pages/withdraw-form-step.tsx";

const view = { step: "form" as const, order: null, isExpired: false, formId: "f1", units: {}, notice: null };
const typed = { name: "", reference: "", email: "", items: "" };
const forms: Record<string, (errors: { email?: string }) => ReactElement> = {
  "/withdraw": (errors) => <WithdrawFormStep view={{ ...view, values: typed, errors }} address="/withdraw" />,
  "/complaint": (errors) => (
    <ComplaintFormStep
      view={{
        ...view,
        values: { ...typed, description: "", noticedOn: "", wish: "" },
        errors,
        pictureKey: "p1",
        keptPhotos: 0,
      }}
      address="/complaint"
    />
  ),
};

it.each(Object.entries(forms))("%s gives its error notice the focus, also without scripts", (_, form) => {
  expect(renderToStaticMarkup(form({ email: "Please enter an e-mail address." }))).toMatch(
    /<div tabindex="-1" autofocus="" role="alert"[^>]*>Check the marked fields/i,
  );
  expect(renderToStaticMarkup(form({}))).not.toContain("autofocus");
});
