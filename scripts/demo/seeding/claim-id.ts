/** The id of a claim of the demo shop, by its place. */
export function claimId(index: number): string {
  return `clm_demo_${String(index + 1).padStart(3, "0")}`;
}
