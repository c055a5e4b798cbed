import type { CartLine } from "#app/features/cart/cart-line.ts";

import type { LineProblem } from "./submit-order.ts";

/**
 * The cart with what the shop said put right: new prices, and quantities brought down to what is left. Lines that
 * cannot be had at all stay, for the shopper to take out: nothing leaves a cart by itself.
 */
export function applyLineProblems(lines: readonly CartLine[], problems: readonly LineProblem[]): CartLine[] {
  const byIndex = new Map(problems.map((problem) => [problem.index, problem]));
  return lines.map((line, index) => {
    const problem = byIndex.get(index);
    if (problem?.problem === "price") {
      return { ...line, priceOre: problem.priceOre ?? line.priceOre, currency: problem.currency ?? line.currency };
    }
    if (problem?.problem === "stock" && problem.available) return { ...line, quantity: problem.available };
    return line;
  });
}

/** Whether a line cannot be bought at all any more. */
export function isUnavailable(problem: LineProblem): boolean {
  return problem.problem === "unavailable" || (problem.problem === "stock" && !problem.available);
}
