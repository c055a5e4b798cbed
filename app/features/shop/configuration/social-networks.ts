import type { SiteFacts } from "./use-site.ts";

/** The shop's profiles on social networks that have an address, for lists of links. */
export function socialNetworks({ instagram, tiktok, facebook }: SiteFacts["social"]) {
  return [
    { name: "Instagram", href: instagram },
    { name: "TikTok", href: tiktok },
    { name: "Facebook", href: facebook },
  ].filter(({ href }) => href !== "");
}
