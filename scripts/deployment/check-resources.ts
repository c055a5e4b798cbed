import { type DeploymentFacts, placeholderIds } from "./facts.ts";
import { type Finding, missing, textOf } from "./finding.ts";

/** Whether the shop knows its own address. */
export function checkAddress(facts: DeploymentFacts): Finding[] {
  const given = textOf(facts, "PUBLIC_ORIGIN");
  const todo = "Write the shop's address under [vars] in wrangler.toml, such as https://shop.example.";
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url) return [missing(given ? "PUBLIC_ORIGIN is no address." : "PUBLIC_ORIGIN is not set.", todo)];
  if (/(^|\.)localhost$|^127\.|^\[::1\]$/.test(url.hostname))
    return [missing(`PUBLIC_ORIGIN says that the shop lives at ${url.hostname}.`, todo)];
  if (url.protocol !== "https:") return [missing("PUBLIC_ORIGIN is not https.", todo)];
  return url.origin === given ? [] : [missing("PUBLIC_ORIGIN has more than the origin in it.", `Write ${url.origin}.`)];
}

/** Whether database and KV are real ones. */
export function checkResources({ databaseIds, kvIds }: DeploymentFacts): Finding[] {
  const where = "into wrangler.toml";
  return [
    ...(databaseIds.some((id) => id === "" || placeholderIds.test(id))
      ? [missing("The database has no real id.", `Run 'npx wrangler d1 create pulse-mode' and put its id ${where}.`)]
      : []),
    ...(kvIds.some((id) => id === "" || placeholderIds.test(id))
      ? [missing("A KV namespace has no real id.", `Run 'npx wrangler kv namespace create' and put the ids ${where}.`)]
      : []),
  ];
}
