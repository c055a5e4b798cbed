import { z } from "zod";

import { hasSessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import { countStep } from "#app/features/shop/traffic/count-step.server.ts";
import { countryOf } from "#app/features/shop/traffic/country-of.ts";
import { writePoint } from "#app/features/shop/traffic/write-point.server.ts";
import { countVitals } from "#app/features/shop/vitals/count-vitals.server.ts";
import { maxMeasurementBytes, measurementSchema } from "#app/features/shop/vitals/measurement.ts";
import { vitalMetrics } from "#app/shared/states.ts";

import { createRoute } from "./create-route.ts";

export const measurementsRoute = createRoute(
  {
    method: "POST",
    path: "/api/measurements",
    access: "public",
    summary:
      "Counts how long a page took, by its kind, and how far a checkout came, for a browser whose user allows it. Totals of a day are kept, and nothing about who it was.",
    limit: "measurement",
    maxBytes: maxMeasurementBytes,
    input: measurementSchema,
    example: { page: "product", device: "phone", lcp: 1240, inp: 64, cls: 0.01, ttfb: 180 },
    responses: { 201: z.object({}) },
  },
  async (measured, { shop, request }) => {
    // Staff at work are no shoppers.
    if (hasSessionCookie(request)) return { status: 201, body: {} };
    const now = new Date();
    for (const step of measured.steps ?? []) countStep(request, shop, step, now);
    if (vitalMetrics.some((metric) => measured[metric] !== undefined))
      writePoint(shop.env.ANALYTICS, {
        kind: "vitals",
        labels: [measured.page, measured.device, countryOf(request)],
        // Analytics Engine knows no missing numbers.
        values: vitalMetrics.map((metric) => measured[metric] ?? -1),
      });
    await countVitals(shop.db, measured, now);
    return { status: 201, body: {} };
  },
);
