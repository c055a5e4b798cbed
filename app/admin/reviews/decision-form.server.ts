import { z } from "zod";

import { rowChoices } from "#app/admin/frame/list-address.ts";
import { decisions } from "#app/features/catalogue/reviews/moderate.server.ts";
import type { RefusalReason } from "#app/features/catalogue/reviews/refusal-reasons.texts.ts";
import { refusalReasons } from "#app/features/catalogue/reviews/refusal-reasons.ts";

import { pickPrefix } from "./pick-name.ts";

/**
 * A decision on reviews. Each is a field of its own, `pick:` and its id, whose value is the ids of the pictures that were on screen,
 * separated by spaces.
 */
export const decisionSchema = z
  .object({
    decision: z.enum(decisions),
    reason: z
      .enum(Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]])
      .nullable()
      .catch(null),
  })
  .catchall(z.string().max(1_000))
  .transform(({ decision, reason, ...rest }) => ({
    decision,
    reason,
    picked: Object.entries(rest)
      .filter(([name]) => name.startsWith(pickPrefix))
      .slice(0, Math.max(...rowChoices))
      .map(([name, pictures]) => ({
        reviewId: name.slice(pickPrefix.length),
        seenPictures: pictures.split(" ").filter((id) => id !== ""),
      })),
  }));
