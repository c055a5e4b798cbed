import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";

/** Writes `.dev.vars`, the secrets of the local shop (`.dev.vars.example` explains them), unless it exists. */
export function makeSecrets(path = ".dev.vars"): void {
  if (existsSync(path)) return;
  const lines = Object.entries(testSecrets()).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path, lines.join(""), { mode: 0o600 });
}

/** Secrets of a shop that is served for tests. */
export function testSecrets(): Record<"AUTH_SECRET" | "LINK_SECRET" | "PUSH_KEY", string> {
  const secret = () => randomBytes(32).toString("base64url");
  return { AUTH_SECRET: secret(), LINK_SECRET: secret(), PUSH_KEY: pushKey() };
}

/** A new PUSH_KEY: a P-256 private key as PKCS #8, in base64. */
export function pushKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
}
