import { z } from "zod";

import type { Agent } from "#app/features/selling/checkout-sessions/session-calls.server.ts";
import { addressProblem } from "#app/features/shop/webhooks/webhook-address.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";
import { readLimited } from "#app/platform/http/read-limited.ts";

import { profileOfHeader } from "./agent-header.ts";
import { protocolError, ucpResponse, withoutSession } from "./answers.ts";
import { type Capability, sharedCapabilities, ucpVersion } from "./profile.ts";

/** An agent as it names itself, by the address of its profile and the host of that: nothing proves that a profile is its own. */
export interface UcpAgent extends Agent {
  isProven: false;
  shared: readonly Capability[];
}

/** How a profile is fetched: tests have agents of their own. */
export interface Fetching {
  fetcher?: typeof fetch;
}

const timeoutMs = 3_000;
const maxProfileBytes = 100_000;
/** Profiles that an isolate keeps, and milliseconds for which it keeps each, a failure too. */
const mostKept = 100;
const keptMs = { found: 10 * 60_000, failed: 60_000 };

const profileSchema = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z.record(z.string(), z.array(z.object({ version: z.string() }))).default({}),
  }),
});
type Profile = z.infer<typeof profileSchema>["ucp"];

type Fetched = { profile: Profile } | { refused: "profile_unreachable" | "profile_malformed" };

/** What was fetched of late, the newest last. */
const kept = new Map<string, { fetched: Fetched; until: number }>();

/**
 * Who calls, and what it can do: by the profile that it names in its header, as the protocol asks for each call. The answer that refuses
 * it, where there is none. Only public addresses are fetched, by https, without following a redirect.
 */
export async function readAgent(
  request: Request,
  shop: Shop,
  { fetcher = fetch }: Fetching = {},
): Promise<UcpAgent | Response> {
  const origin = shop.env.PUBLIC_ORIGIN;
  const continue_url = `${origin}/shop`;
  const address = profileOfHeader(request.headers.get("UCP-Agent"));
  if (address === null || addressProblem(address, origin) !== null)
    return protocolError(400, {
      code: "invalid_profile_url",
      content: 'Name your profile in the UCP-Agent header: profile="https://…", a public address.',
      continue_url,
    });
  const { href, host } = new URL(address);
  let known = kept.get(href);
  if (!known || known.until < Date.now()) {
    if (await isOverLimit(request, shop.env, "ucp-profile"))
      return protocolError(
        429,
        { code: "rate_limited", content: "Too many profiles at once. Wait a minute." },
        { "Retry-After": String(retryAfterSeconds) },
      );
    const fetched = await fetchProfile(href, fetcher);
    known = { fetched, until: Date.now() + ("profile" in fetched ? keptMs.found : keptMs.failed) };
    keep(href, known);
  }
  const { fetched } = known;
  if ("refused" in fetched)
    return fetched.refused === "profile_unreachable"
      ? protocolError(424, { code: fetched.refused, content: "We couldn't fetch your profile.", continue_url })
      : protocolError(422, { code: fetched.refused, content: "Your profile isn't one of UCP.", continue_url });
  const { version, capabilities } = fetched.profile;
  if (version !== ucpVersion)
    return protocolError(422, {
      code: "version_unsupported",
      content: `Version ${version} is not supported. This business implements version ${ucpVersion}.`,
      continue_url,
    });
  const shared = sharedCapabilities(capabilities);
  if (!shared) {
    const content = `Your profile has no dev.ucp.shopping.checkout of version ${ucpVersion}.`;
    const message = { type: "error", code: "capabilities_incompatible", content, severity: "unrecoverable" } as const;
    return ucpResponse(200, withoutSession([message], origin));
  }
  return { profile: href, name: host, isProven: false, shared };
}

function keep(href: string, entry: { fetched: Fetched; until: number }) {
  kept.delete(href);
  kept.set(href, entry);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Fetches a profile once, with a limit in time and bytes. Never throws. */
async function fetchProfile(href: string, fetcher: typeof fetch): Promise<Fetched> {
  let text: string;
  try {
    const response = await fetcher(href, {
      headers: { accept: "application/json", "user-agent": "Pulse-Mode-UCP/1" },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { refused: "profile_unreachable" };
    const bytes = await readLimited(response, maxProfileBytes);
    if (!bytes) return { refused: "profile_malformed" };
    text = new TextDecoder().decode(bytes);
  } catch {
    return { refused: "profile_unreachable" };
  }
  try {
    return { profile: profileSchema.parse(JSON.parse(text)).ucp };
  } catch {
    return { refused: "profile_malformed" };
  }
}
