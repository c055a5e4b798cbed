import type { Finding } from "./finding.ts";

/** Findings as a text to read, what is missing first. */
export function reportOf(findings: readonly Finding[]): string {
  const of = (level: Finding["level"]) => findings.filter((finding) => finding.level === level);
  const lines = ({ what, todo }: Finding) => `  - ${what}\n    ${todo}`;
  const [missing, doubtful] = [of("missing"), of("doubtful")];
  return [
    ...(missing.length > 0 ? ["Missing:", ...missing.map(lines), ""] : []),
    ...(doubtful.length > 0 ? ["Doubtful, unless you mean it so:", ...doubtful.map(lines), ""] : []),
    missing.length > 0
      ? `${missing.length} missing, ${doubtful.length} doubtful: not ready to deploy.`
      : `Nothing is missing, ${doubtful.length} doubtful: ready to deploy.`,
  ].join("\n");
}
