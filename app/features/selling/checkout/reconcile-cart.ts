import type { CartLine } from "#app/features/selling/cart/cart-line.ts";

import type { LineProblem } from "./submit-order.ts";

/**
 * The cart corrected by the server's line problems: new prices, and quantities reduced to the available stock. Lines that
 * are unavailable stay until the shopper removes them.
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

/** Whether a line can no longer be bought at all. */
export function isUnavailable(problem: LineProblem): boolean {
  return problem.problem === "unavailable" || (problem.problem === "stock" && !problem.available);
}
