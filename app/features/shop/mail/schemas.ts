import { z } from "zod";

import { emailTypes } from "#app/shared/states.ts";

/** An e-mail that is asked for. */
export const emailRequestSchema = z.object({
  type: z.enum(emailTypes),
  to: z.email().max(200),
  /** Taken for the call's shape, never used: what an e-mail says comes from the stored record. */
  data: z.unknown(),
});

/** The e-mail that was asked for; it says nothing of whether there was a record that justifies it. */
export const requestedEmailSchema = z.object({ type: z.enum(emailTypes), to: z.string() });
