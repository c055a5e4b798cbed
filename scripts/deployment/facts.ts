import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { unstable_readConfig } from "wrangler";
import { z } from "zod";

import { siteSections } from "#app/features/shop/content/configuration.server.ts";
import { officialNotices } from "#app/features/shop/content/guarantee-terms.ts";
import { type VatMode, vatModes } from "#app/shared/states.ts";

import { capture } from "../setup/run.mjs";

/** What a deployment is judged by. What Cloudflare could not be asked is null, and `unseen` says why. */
export interface DeploymentFacts {
  /** The variables of wrangler.toml. */
  vars: Readonly<Record<string, unknown>>;
  databaseIds: readonly string[];
  kvIds: readonly string[];
  hasEmailBinding: boolean;
  crons: readonly string[];
  compatibilityDate: string;
  /** The names of the Worker's secrets. */
  secrets: readonly string[] | null;
  /** The migrations of this folder, and those that the live database has run. */
  migrations: readonly { file: string; hash: string }[];
  applied: readonly string[] | null;
  /** How the live shop's prices stand to VAT; null when that could not be asked. */
  vatMode: VatMode | null;
  unseen: string | null;
  /** Whether the official notice of the legal guarantee is in public/, unaltered, in every language that the shop has. */
  hasOfficialNotice: boolean;
  /** Files with secrets in the build. */
  secretFiles: readonly string[];
  /** Stripe's secret key, where the person who deploys gives it to be compared; it is not read from Cloudflare. */
  stripeSecretKey: string | undefined;
}

export const placeholderIds = /^0{8}-|^0{31}\d$/;

/** The parts of wrangler.toml that are looked at. */
const configSchema = z.object({
  vars: z.record(z.string(), z.unknown()),
  d1_databases: z.array(z.object({ database_id: z.string().default("") })),
  kv_namespaces: z.array(z.object({ id: z.string().default("") })),
  send_email: z.array(z.object({ name: z.string() })),
  triggers: z.object({ crons: z.array(z.string()).default([]) }),
  compatibility_date: z.string().default(""),
});

/** Reads wrangler.toml, the migrations and the build, and asks Cloudflare what it can tell. Throws when wrangler.toml is not valid. */
export async function readFacts(): Promise<DeploymentFacts> {
  const config = configSchema.parse(unstable_readConfig({ config: "wrangler.toml" }));
  const databaseIds = config.d1_databases.map(({ database_id }) => database_id);
  const isCreated = !databaseIds.some((id) => placeholderIds.test(id));
  const asked = isCreated
    ? await askCloudflare()
    : { secrets: null, applied: null, vatMode: null, unseen: "nothing is created yet" };
  return {
    vars: config.vars,
    databaseIds,
    kvIds: config.kv_namespaces.map(({ id }) => id),
    hasEmailBinding: config.send_email.some(({ name }) => name === "EMAIL"),
    crons: config.triggers.crons,
    compatibilityDate: config.compatibility_date,
    ...asked,
    migrations: globSync("migrations/*.sql")
      .toSorted()
      .map((path) => ({ file: basename(path), hash: createHash("sha256").update(readFileSync(path)).digest("hex") })),
    hasOfficialNotice: Object.values(officialNotices).every(isUnaltered),
    secretFiles: globSync("build/**/.dev.vars*"),
    stripeSecretKey: process.env.STRIPE_SECRET_KEY,
  };
}

function isUnaltered(notice: { path: string; sha256: string } | null): boolean {
  if (notice === null) return false;
  const file = `public${notice.path}`;
  return existsSync(file) && createHash("sha256").update(readFileSync(file)).digest("hex") === notice.sha256;
}

const named = z.array(z.object({ name: z.string() }));
const vatAnswer = z.tuple([z.object({ results: z.array(z.object({ mode: z.enum(vatModes) })) })]);
const answered = z.tuple([z.object({ results: named })]);

async function askCloudflare(): Promise<Pick<DeploymentFacts, "secrets" | "applied" | "vatMode" | "unseen">> {
  const [secrets, applied, vat] = await Promise.all([
    wranglerJson(named, ["secret", "list", "--format", "json"]),
    wranglerJson(answered, [
      "d1",
      "execute",
      "DB",
      "--remote",
      "--json",
      "--yes",
      "--command",
      "SELECT name FROM d1_migrations ORDER BY id",
    ]),
    wranglerJson(vatAnswer, [
      "d1",
      "execute",
      "DB",
      "--remote",
      "--json",
      "--yes",
      "--command",
      "SELECT content ->> 'mode' AS mode FROM site_configuration WHERE section = 'vat'",
    ]),
  ]);
  const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
  return {
    secrets: "problem" in secrets ? null : namesOf(secrets.value),
    applied: "problem" in applied ? null : namesOf(applied.value[0].results),
    // Nothing stored is the default.
    vatMode: "problem" in vat ? null : (vat.value[0].results[0]?.mode ?? siteSections.vat.parse({}).mode),
    unseen: "problem" in secrets ? secrets.problem : "problem" in applied ? applied.problem : null,
  };
}

/** Wrangler's answer as JSON, or the first line of what it said in its place. */
async function wranglerJson<T>(schema: z.ZodType<T>, args: string[]): Promise<{ value: T } | { problem: string }> {
  const { code, output } = await capture("wrangler", args, { timeoutSeconds: 60 });
  try {
    if (code === 0) return { value: schema.parse(JSON.parse(output.slice(output.search(/[[{]/)))) };
  } catch {
    // Not the answer that was asked for.
  }
  const line = output.split("\n").find((text) => /\w/.test(text.replace(/^.*ERROR\]/, "")));
  return { problem: line?.replace(/^.*ERROR\]\s*/, "").trim() ?? "wrangler did not answer" };
}
