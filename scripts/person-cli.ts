// The second half of `npm run person`: with `--remote` for the
// deployed shop. An export is one JSON file that only you can read. An erasure says what goes and what stays, and asks for the address
// once more, or takes `--yes`.
import { mkdirSync, writeFileSync } from "node:fs";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";

import { getPlatformProxy, unstable_readConfig } from "wrangler";

import { openDatabase } from "#app/db/client.server.ts";
import { erasePerson } from "#app/features/people/personal-data/erase-person.server.ts";
import { exportPerson } from "#app/features/people/personal-data/export-person.server.ts";
import { countPersonalData, type PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import { openMatterTexts } from "#app/features/people/personal-data/open-matter-texts.ts";
import { isSameAddress, personAddressSchema } from "#app/features/people/personal-data/person-address.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { Environment } from "#app/platform/env/env.server.ts";

import { commandLine, commands } from "./setup/command-line.mjs";
import { exitWithError } from "./setup/steps.mjs";

const actor = "script";

const {
  values,
  positionals: [command, typed],
} = commandLine("person");

try {
  const address = personAddressSchema.safeParse(typed);
  if ((command !== "export" && command !== "erase") || !address.success) throw new Error(commands.person.usage);
  await withShop(values.remote === true, (shop) => (command === "export" ? save : erase)(shop, address.data));
} catch (error) {
  exitWithError(error);
}

/** Opens the local shop, or the deployed one's D1, R2 and KV by the account that wrangler is signed in to. */
async function withShop(remote: boolean, work: (shop: Shop) => Promise<void>): Promise<void> {
  // Wrangler would print each time where it found the secrets.
  process.env.WRANGLER_LOG ??= "warn";
  const proxy = await getPlatformProxy(
    remote
      ? { configPath: remoteConfig(), remoteBindings: true }
      : { configPath: "wrangler.toml", persist: { path: ".wrangler/state/v3" } },
  );
  const later: Promise<unknown>[] = [];
  try {
    const env = proxy.env as unknown as Environment;
    const db = openDatabase(env.DB.withSession("first-primary"));
    await work({ env, db, waitUntil: (promise) => void later.push(promise) });
    await Promise.all(later);
  } finally {
    await proxy.dispose();
  }
}

/** A configuration with the stores of wrangler.toml alone, each the deployed one. */
function remoteConfig(): string {
  const { name, compatibility_date, d1_databases, r2_buckets, kv_namespaces, vars } = unstable_readConfig({
    config: "wrangler.toml",
  });
  const deployed = <T extends object>(bindings: readonly T[]) =>
    bindings.map((binding) => ({ ...binding, remote: true }));
  mkdirSync(".wrangler/person", { recursive: true });
  const path = ".wrangler/person/wrangler.json";
  const stores = {
    d1_databases: deployed(d1_databases),
    r2_buckets: deployed(r2_buckets),
    kv_namespaces: deployed(kv_namespaces),
  };
  writeFileSync(path, JSON.stringify({ name, compatibility_date, vars, ...stores }));
  return path;
}

async function save(shop: Shop, address: string): Promise<void> {
  const now = new Date();
  const found = await exportPerson(shop, { address, actor }, now);
  if (!found) return console.log("The shop stores nothing about this address.");
  const path = `personal-data-${now.toISOString().slice(0, 19).replaceAll(":", "")}.json`;
  writeFileSync(path, JSON.stringify(found, null, 2), { mode: 0o600, flag: "wx" });
  console.log(`Written to ${path}. Delete it once it is with them.`);
}

async function erase(shop: Shop, address: string): Promise<void> {
  const found = await countPersonalData(shop.db, address);
  if (found.length === 0) return console.log("The shop stores nothing about this address.");
  list(
    "Goes:",
    found.filter(({ erasure }) => erasure !== "keep"),
  );
  list(
    "Stays:",
    found.filter(({ erasure }) => erasure !== "delete"),
  );
  console.log("All exports and imports of orders, customers and subscribers are deleted, too.");
  if (!values.yes && !isSameAddress(await ask("Type the address to go on: "), address))
    throw new Error("Nothing was erased: that is another address.");
  const result = await erasePerson(shop, { address, actor }, new Date());
  switch (result.kind) {
    case "unknown":
      return console.log("The shop stores nothing about this address.");
    case "refused":
      throw new Error(
        `Nothing was erased. First:\n${result.open.map(({ kind, name }) => `  ${name} ${openMatterTexts[kind]}`).join("\n")}`,
      );
    case "erased":
      console.log(
        `Erased, as ${result.reference} in the audit log. Erase it at the payment and e-mail providers, too.`,
      );
  }
}

function list(title: string, places: readonly PlaceCount[]): void {
  if (places.length === 0) return;
  console.log(title);
  for (const place of places)
    console.log(`  ${place.title} (${place.rows})${place.keptBecause ? `: ${place.keptBecause}` : ""}`);
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
