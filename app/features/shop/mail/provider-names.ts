/** The providers that can send the shop's emails, as staff read them. */
export const mailProviderNames = { cloudflare: "Cloudflare", resend: "Resend" } as const;
export type MailProviderName = keyof typeof mailProviderNames;
