import type { Shop } from "#app/platform/context.ts";

/* What better-auth encrypts with AUTH_SECRET, read and written the same way here. */

/** Encrypts a text as better-auth does. */
export async function encryptSecret({ env }: Shop, data: string): Promise<string> {
  const { symmetricEncrypt } = await import("better-auth/crypto");
  return symmetricEncrypt({ key: env.AUTH_SECRET, data });
}

/** Decrypts a text of better-auth. Throws when it was encrypted with another secret. */
export async function decryptSecret({ env }: Shop, data: string): Promise<string> {
  const { symmetricDecrypt } = await import("better-auth/crypto");
  return symmetricDecrypt({ key: env.AUTH_SECRET, data });
}
