import type { QrCode } from "./qr-code.server.ts";

/** A second factor that waits to be confirmed: its secret as a picture, and as text for apps without a camera. */
export interface FactorSetup {
  qrCode: QrCode;
  secret: string;
}

/** What the account page shows after a form was sent, where it does not simply say that it is saved. */
export type AccountAnswer =
  | { kind: "refused"; intent: string; error: string }
  | { kind: "setup"; setup: FactorSetup; error?: string }
  | { kind: "codes"; codes: string[]; isNew: boolean }
  | { kind: "passkey-options"; options: object };
