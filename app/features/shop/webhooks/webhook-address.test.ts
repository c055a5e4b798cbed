import { describe, expect, it } from "vitest";

import { addressProblem } from "./webhook-address.ts";

const shop = "https://shop.example.com";
const problemOf = (address: string, origin = shop) => addressProblem(address, origin);

describe("a webhook may go", () => {
  it.each([
    "https://warehouse.example.com/hooks",
    "https://hooks.example.com:8443/a?tenant=1",
    "https://example.com:443/",
    "https://bücher.example.com/",
    "https://api.10web.io/hooks",
    "https://v1-2-3.example.com/",
  ])("to %s", (address) => expect(problemOf(address)).toBeNull());

  it("to this machine from a shop on this machine, so that a receiver can be tried", () => {
    expect(problemOf("http://localhost:9999/hook", "http://localhost:8787")).toBeNull();
    expect(problemOf("http://127.0.0.1:9999/hook", "http://localhost:8787")).toBeNull();
    expect(problemOf("http://localhost:8787/api/db", "http://localhost:8787")).not.toBeNull();
    expect(problemOf("http://192.168.0.4/hook", "http://localhost:8787")).not.toBeNull();
  });
});

describe("a webhook never goes", () => {
  const addresses = [
    // Not https, or not an address.
    ..."http://example.com/ ftp://example.com/ file:///etc/passwd javascript:alert(1) data:text/plain,x //example.com example.com".split(
      " ",
    ),
    // This machine, in every spelling that URL takes.
    ..."https://localhost/ https://LOCALHOST/ https://localhost./ https://a.localhost/ https://127.0.0.1/ https://127.1/ https://0x7f.1/ https://0x7f000001/ https://2130706433/ https://017700000001/ https://0/ https://[::1]/ https://[::]/".split(
      " ",
    ),
    // Private, shared, link-local, metadata, unique-local and mapped.
    ..."https://10.0.0.1/ https://172.16.0.1/ https://192.168.1.1/ https://100.64.0.1/ https://169.254.169.254/latest/meta-data/ https://[fe80::1]/ https://[fd00::1]/ https://[::ffff:10.0.0.1]/ https://[::ffff:a9fe:a9fe]/ https://[64:ff9b::10.0.0.1]/".split(
      " ",
    ),
    // Public literals: no certificate vouches for them.
    ..."https://93.184.216.34/ https://[2606:2800:220:1::1]/".split(" "),
    // Names of private networks.
    ..."https://intranet/ https://db.internal/ https://metadata.google.internal/ https://printer.local/ https://router.lan/ https://nas.home.arpa/ https://x.test/ https://abc.onion/".split(
      " ",
    ),
    // Names with an address in them.
    ..."https://127.0.0.1.nip.io/ https://10-0-0-1.sslip.io/ https://app.localtest.me/ https://lvh.me/ https://169.254.169.254.example.com/ https://x-10-0-0-1.example.com/ https://nip.io./".split(
      " ",
    ),
    // Ports of other services, passwords, fragments, the shop itself.
    ..."https://example.com:22/ https://example.com:6379/ https://example.com:80/ https://user@example.com/ https://user:pw@example.com/ https://example.com@10.0.0.1/ https://example.com/#x".split(
      " ",
    ),
    ..."https://shop.example.com/api/db https://SHOP.example.com./api https://shop.example.com:8443/".split(" "),
    // Full-width digits and dots that URL folds into 127.0.0.1.
    "https://１２７.０.０.１/",
    "https://127。0。0。1/",
    `https://example.com/${"a".repeat(500)}`,
    "",
  ];
  it.each(addresses)("to %s", (address) => expect(problemOf(address)).not.toBeNull());
});
