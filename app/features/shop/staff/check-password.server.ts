/** How better-auth hashes a password, and verifies one. */
export interface PasswordFunctions {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
}

/** A hash that no password has, with the same parameters as every other. */
const nobodysHash = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Verifies a password against a stored hash. */
export async function verifyPassword(attempt: { hash: string; password: string }): Promise<boolean> {
  const crypto = await import("better-auth/crypto");
  return crypto.verifyPassword(attempt);
}

/**
 * The password functions of one sign-in, which verify exactly one hash: `finish` verifies one that no password has when none was
 * verified yet. So an unknown name, an account without a password and a wrong password take the same time.
 */
export function oneVerification(verify: PasswordFunctions["verify"]) {
  let isDone = false;
  const once: PasswordFunctions["verify"] = (attempt) => {
    isDone = true;
    return verify(attempt);
  };
  return {
    functions: {
      verify: once,
      // better-auth hashes the password of an unknown name, to the same end.
      hash: async (password) => String(await once({ hash: nobodysHash, password })),
    } satisfies PasswordFunctions,
    finish: async (password: string): Promise<void> => {
      if (!isDone) await once({ hash: nobodysHash, password });
    },
  };
}
