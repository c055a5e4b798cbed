/* WebAuthn in the browser, by the browser's own reading and writing of JSON. */

/** Whether this browser has passkeys and reads their options from JSON, as all have since 2025. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Asks for a passkey of this site; its answer as JSON. Rejects when the person or the device refuses. */
export async function askForPasskey(options: object): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return asJson(await navigator.credentials.get({ publicKey }));
}

/** Makes a passkey for this site; its answer as JSON. Rejects when the person or the device refuses. */
export async function makePasskey(options: object): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return asJson(await navigator.credentials.create({ publicKey }));
}

function asJson(credential: Credential | null): string {
  if (!credential) throw new Error("The browser gave no passkey");
  return JSON.stringify(credential);
}
