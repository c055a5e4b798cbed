import { isPublicName } from "#app/platform/http/public-name.ts";
import { isLocalOrigin } from "#app/shared/local-origin.ts";

const maxAddressLength = 500;

const ports = new Set(["", "443", "8443"]);

/**
 * What is wrong with the address of a webhook, in words; null when the shop may call it: https, a public name, at port 443 or 8443, without a
 * password. A shop on this machine may call this machine, so that a receiver can be tried. What a name resolves to is not asked: the
 * runtime reaches public addresses alone, and an answer of DNS is another one a moment later.
 */
export function addressProblem(address: string, shopOrigin: string): string | null {
  if (address.length > maxAddressLength) return `Use at most ${maxAddressLength} characters.`;
  if (!URL.canParse(address)) return "Enter a whole address, such as https://example.com/webhooks.";
  const url = new URL(address);
  if (url.username || url.password) return "Leave the name and password out: messages are signed.";
  if (url.hash) return "Leave out what comes after #: it isn't sent.";
  if (isLocalOrigin(shopOrigin) && /^https?:$/.test(url.protocol) && isLocalOrigin(url.origin))
    return url.host === new URL(shopOrigin).host ? ownAddress : null;
  if (url.protocol !== "https:") return "The address must begin with https://.";
  if (!ports.has(url.port)) return "Use port 443 or 8443.";
  const name = url.hostname.replace(/\.$/, "");
  if (name === new URL(shopOrigin).hostname) return ownAddress;
  return isPublicName(name)
    ? null
    : "Use a public name, for example shop.example.com. Internal names and IP addresses aren't called.";
}

const ownAddress = "This is the shop's own address.";
