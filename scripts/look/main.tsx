import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";

import { Buttons, Fields } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import { Dialog, ToastPair } from "./overlays.tsx";
import { Cards, Choices } from "./shopping.tsx";
import { Messages, Structure } from "./structure.tsx";

/** Overlays cover the page, so each has a page of its own. */
const overlays: Record<string, ReactNode> = { "#dialog": <Dialog />, "#toasts": <ToastPair /> };

const page = overlays[location.hash] ?? (
  <>
    <Foundations />
    <Buttons />
    <Fields />
    <Choices />
    <Messages />
    <Structure />
    <Cards />
  </>
);
const place = document.getElementById("sheets");
/** Prices ask the shop's layout how VAT is counted. */
const layout = "routes/storefront/layout";
const site = { vat: { mode: "included", rateHundredths: 25_00 } };
const router = createMemoryRouter([{ id: layout, path: "*", element: page, loader: () => site }], {
  hydrationData: { loaderData: { [layout]: site } },
});
if (place) createRoot(place).render(<RouterProvider router={router} />);
