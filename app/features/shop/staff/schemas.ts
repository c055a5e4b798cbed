import { z } from "zod";

import { minPasswordLength } from "./password-length.ts";

const username = z.string().trim().toLowerCase();
const password = z.string().min(1).max(500);

/** The sign-in form. Usernames know no upper case. */
export const credentialsSchema = z.object({ username: username.min(1).max(100), password });
export type Credentials = z.infer<typeof credentialsSchema>;

/** The second step of the sign-in. Apps show codes as `123 456`. */
export const appCodeSchema = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/));
export const recoveryCodeSchema = z.string().trim().min(8).max(20);

export const newPasswordSchema = z
  .string()
  .min(minPasswordLength, { error: `Choose a password of at least ${minPasswordLength} characters.` })
  .max(500, { error: "That password is too long." });

/** A username that somebody chooses. */
export const newUsernameSchema = username.regex(/^[a-z0-9._-]{3,30}$/, {
  error: "A username is 3 to 30 letters, digits, dots, hyphens or underscores.",
});

export const staffNameSchema = z
  .string()
  .trim()
  .min(1, { error: "Enter your name." })
  .max(80, { error: "That name is too long." })
  .regex(/^\P{Cc}+$/u, { error: "Enter your name." });

/* What a browser answers to a WebAuthn call, as the JSON of `PublicKeyCredential.toJSON()`. better-auth checks the rest. */
const encoded = z.string().max(10_000);
const passkeyAnswer = z.object({
  id: z.string().min(1).max(1_000),
  rawId: z.string().max(1_000),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
});

/** The answer of a passkey that signs in, as a form sends it. */
export const passkeyProofSchema = z
  .string()
  .max(20_000)
  .transform(parseJson)
  .pipe(
    passkeyAnswer.extend({
      response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
    }),
  );
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** The answer of a passkey that was made, as a form sends it. */
export const newPasskeySchema = z
  .string()
  .max(20_000)
  .transform(parseJson)
  .pipe(
    passkeyAnswer.extend({
      response: z.object({
        clientDataJSON: encoded,
        attestationObject: encoded,
        transports: z.array(z.string().max(30)).max(10).optional(),
      }),
    }),
  );
export type NewPasskey = z.infer<typeof newPasskeySchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
