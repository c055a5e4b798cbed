import { z } from "zod";

import { deviceKinds, pageKinds } from "#app/shared/states.ts";

/** Milliseconds of a page: a value beyond two minutes is no shopper's. */
const duration = z.number().min(0).max(120_000);

/** What a browser tells of the page it showed: its kind and its times, and what of the checkout was reached. Nothing says whose it is. */
export const measurementSchema = z
  .strictObject({
    page: z.enum(pageKinds),
    device: z.enum(deviceKinds),
    lcp: duration.optional(),
    inp: duration.optional(),
    /** As the browser counts it: 0.1 is the line of good ones. */
    cls: z.number().min(0).max(100).optional(),
    ttfb: duration.optional(),
    steps: z
      .array(z.enum(["seen-checkout", "address", "delivery"]))
      .max(3)
      .optional(),
  })
  .refine(({ steps = [] }) => new Set(steps).size === steps.length, { error: "names a step twice" });
export type Measurement = z.output<typeof measurementSchema>;

/** The most bytes of one. */
export const maxMeasurementBytes = 1_000;
