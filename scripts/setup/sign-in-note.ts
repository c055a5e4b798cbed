import { existsSync, readFileSync, writeFileSync } from "node:fs";

export interface SignIn {
  username: string;
  /** Set only when it was generated: a password that somebody chose is not stored. */
  password?: string | undefined;
}

const noteFile = ".wrangler/staff-sign-in.json";

/** The staff sign-in of the local shop, as it was when the account was made. */
export function readSignIn(): SignIn | null {
  return existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, "utf8")) as SignIn) : null;
}

export function recordSignIn(signIn: SignIn): void {
  writeFileSync(noteFile, `${JSON.stringify(signIn)}\n`, { mode: 0o600 });
}
