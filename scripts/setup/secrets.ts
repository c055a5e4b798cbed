import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";

/** Writes `.dev.vars`, the secrets of the local shop (`.dev.vars.example` explains them), unless it exists. */
export function makeSecrets(path = ".dev.vars"): void {
  if (existsSync(path)) return;
  const secret = () => randomBytes(32).toString("base64url");
  writeFileSync(path, `AUTH_SECRET=${secret()}\nLINK_SECRET=${secret()}\n`, { mode: 0o600 });
}

/** Secrets of a shop that is served for tests. */
export function testSecrets(): Record<"AUTH_SECRET" | "LINK_SECRET", string> {
  return { AUTH_SECRET: randomBytes(32).toString("base64url"), LINK_SECRET: randomBytes(32).toString("base64url") };
}
