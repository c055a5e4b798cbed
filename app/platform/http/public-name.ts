/** Names that lead into a private network, or nowhere on the internet. */
const privateSuffixes =
  "localhost local localdomain internal intranet private lan home corp arpa test invalid onion".split(" ");
/** Names of everyone that answer with the address that is written in them, and names that answer with this machine's. */
const echoSuffixes =
  "nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com traefik.me local.gd localho.st".split(" ");

/**
 * Whether a host is a name on the public internet, rather than an IP address or a name within a network. What it resolves to isn't
 * asked: Workers reach public addresses alone, and DNS may answer otherwise a moment later. `host` is as `URL.hostname` writes it.
 */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, "");
  const endsIn = (suffix: string) => name === suffix || name.endsWith(`.${suffix}`);
  const isAddress = name.startsWith("[") || /^[\d.]+$/.test(name);
  const hidesAddress = /(?:^|[.-])(?:\d{1,3}[.-]){3}\d{1,3}(?:[.-]|$)/.test(name);
  return (
    name.includes(".") && !isAddress && !hidesAddress && !privateSuffixes.some(endsIn) && !echoSuffixes.some(endsIn)
  );
}
