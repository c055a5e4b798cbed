import type { Environment } from "#app/platform/env/env.server.ts";

import { cloudflareProvider } from "./cloudflare-provider.server.ts";
import type { MailProvider } from "./mail-provider.server.ts";
import { resendProvider } from "./resend-provider.server.ts";

/** The provider of the shop's emails: Resend once its key is set, else Cloudflare's binding. */
export function mailProvider({ RESEND_API_KEY, EMAIL }: Pick<Environment, "RESEND_API_KEY" | "EMAIL">): MailProvider {
  return RESEND_API_KEY === undefined ? cloudflareProvider(EMAIL) : resendProvider({ apiKey: RESEND_API_KEY });
}
