import type { z } from "zod";

import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import type { Shop } from "#app/platform/env/context.ts";

interface ToolContext {
  shop: Shop;
  site: SiteFacts;
  request: Request;
}

/** What is told; `problem` alone says why nothing is, in words that help to ask again. */
export type ToolAnswer = Record<string, unknown>;

interface Definition<I extends z.ZodObject> {
  name: string;
  title: string;
  /** For the model that chooses it. */
  description: string;
  input: I;
  answer: (asked: z.output<I>, context: ToolContext) => Promise<ToolAnswer>;
}

/** A tool without its own types, once they have been checked. What it is asked was parsed by its input. */
export type Tool = Definition<z.ZodObject>;

/** Defines a tool. What it is asked is typed by its input. */
export function defineTool<I extends z.ZodObject>(definition: Definition<I>): Tool {
  const { answer, ...rest } = definition;
  return { ...rest, answer: (asked, context) => answer(asked as z.output<I>, context) };
}
