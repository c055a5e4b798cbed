import type { DeploymentFacts } from "./facts.ts";

/** Something wrong with a deployment. `missing` keeps it from being deployed; what is `doubtful` may be meant so. */
export interface Finding {
  level: "missing" | "doubtful";
  what: string;
  todo: string;
}

export const missing = (what: string, todo: string): Finding => ({ level: "missing", what, todo });
export const doubtful = (what: string, todo: string): Finding => ({ level: "doubtful", what, todo });
/** A variable of wrangler.toml that is a text; empty when it is not there. */
export const textOf = (facts: DeploymentFacts, name: string) => {
  const value = facts.vars[name];
  return typeof value === "string" ? value : "";
};
