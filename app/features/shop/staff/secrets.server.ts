import type { Shop } from "#app/platform/env/context.ts";
import { authSecrets } from "#app/platform/env/env.server.ts";

/* What better-auth encrypts with AUTH_SECRET, read and written the same way here. */

/** Encrypts a text as better-auth does. */
export async function encryptSecret({ env }: Shop, data: string): Promise<string> {
  const { symmetricEncrypt } = await import("better-auth/crypto");
  return symmetricEncrypt({ key: env.AUTH_SECRET, data });
}

/** Decrypts a text of better-auth. Throws when it was encrypted with neither the secret nor the one before it. */
export async function decryptSecret({ env }: Shop, data: string): Promise<string> {
  const { symmetricDecrypt } = await import("better-auth/crypto");
  const [current, ...previous] = authSecrets(env);
  try {
    return await symmetricDecrypt({ key: current, data });
  } catch (error) {
    for (const key of previous) return symmetricDecrypt({ key, data });
    throw error;
  }
}

/** Whether a text was encrypted with the secret of now. */
export async function isEncryptedWithCurrentSecret({ env }: Shop, data: string): Promise<boolean> {
  const { symmetricDecrypt } = await import("better-auth/crypto");
  try {
    await symmetricDecrypt({ key: env.AUTH_SECRET, data });
    return true;
  } catch {
    return false;
  }
}
