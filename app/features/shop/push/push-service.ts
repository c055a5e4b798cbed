import { z } from "zod";

/** The push services of browsers: Chrome and Edge, Firefox, Windows, Safari. The shop calls no other address that a browser names. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.services\.mozilla\.com$/,
  /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.apple\.com$/,
];

/** The address of a browser at its push service: https, at the service's own port, without credentials. */
export const endpointSchema = z.string().max(1_000).refine(isPushService);

/** What a browser gives to be sent messages (RFC 8291): its address, a point of P-256 uncompressed, and 16 bytes. */
export const subscriptionSchema = z.object({
  endpoint: endpointSchema,
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  const isPlain = protocol === "https:" && !port && !username && !password && !hash;
  return isPlain && services.some((service) => service.test(hostname));
}
