import { isLocalOrigin } from "#app/shared/local-origin.ts";

const maxAddressLength = 500;

/** Names that lead into a private network, or nowhere on the internet. */
const privateSuffixes =
  "localhost local localdomain internal intranet private lan home corp arpa test invalid onion".split(" ");
/** Names of everyone that answer with the address that is written in them, and names that answer with this machine's. */
const echoSuffixes =
  "nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com traefik.me local.gd localho.st".split(" ");
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

/** `name` is as URL writes it: in lower case, odd spellings of IPv4 as four numbers, IPv6 in brackets. */
function isPublicName(name: string): boolean {
  const endsIn = (suffix: string) => name === suffix || name.endsWith(`.${suffix}`);
  const isAddress = name.startsWith("[") || /^[\d.]+$/.test(name);
  const hidesAddress = /(?:^|[.-])(?:\d{1,3}[.-]){3}\d{1,3}(?:[.-]|$)/.test(name);
  return (
    name.includes(".") && !isAddress && !hidesAddress && !privateSuffixes.some(endsIn) && !echoSuffixes.some(endsIn)
  );
}
