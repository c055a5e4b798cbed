import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { LoaderFunctionArgs } from "react-router";

import type { Database } from "#app/db/client.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { type Shop, shopOf } from "#app/platform/env/context.ts";
import { authSecrets } from "#app/platform/env/env.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { circuitBreaker } from "#app/platform/page-cache/circuit-breaker.ts";

import { type ListShape, type ListView, parseListView, type RowChoice, rowChoices } from "./list-address.ts";

/** What a loader knows of the request for a list. */
export type ListRequest = Pick<LoaderFunctionArgs, "request" | "context" | "url">;

const cookieName = "staff_view";
const keptSeconds = 365 * 24 * 60 * 60;
const waitForRead = circuitBreaker(150);
const waitForWrite = circuitBreaker(1_000);

/**
 * What a list shows: what its URL says, with as many rows as its reader last chose on this browser where the URL does not say. When KV
 * fails or is late it is the default number. Never throws for somebody who is signed in.
 */
export async function readListView<Sort extends string, Filters extends Record<string, string>>(
  { request, context, url }: ListRequest,
  shape: ListShape<Sort, Filters>,
): Promise<ListView<Sort, Filters>> {
  const view = parseListView(url, shape);
  if (view.rows) return view;
  const { id } = requireStaff(context);
  return parseListView(url, shape, (await readRows(request, shopOf(context), id)) ?? undefined);
}

/** Everything that the page of a list shows: what its URL says, that page of its rows, and what its columns depend on. */
export async function readList<Sort extends string, Filters extends Record<string, string>, Page>(
  request: ListRequest,
  list: ListShape<Sort, Filters>,
  read: (db: Database, view: ListView<Sort, Filters>, now: Date) => Promise<Page>,
) {
  const { role } = requireStaff(request.context);
  const view = await readListView(request, list);
  const now = new Date();
  return { view, page: await read(shopOf(request.context).db, view, now), now: now.toISOString(), role };
}

/**
 * Keeps how many rows somebody chose, for all lists that they open on this browser; returns the headers that carry the cookie, which
 * names the record in KV and nothing else. Writes only a number that is another one. Never throws: when KV fails or is late,
 * it is not kept.
 */
export async function keepRows(
  request: Request,
  shop: Shop,
  staffId: string,
  rows: RowChoice,
): Promise<{ "Set-Cookie"?: string }> {
  const cookie = await waitForWrite(async () => {
    try {
      const storage = viewStorage(request, shop);
      // A record that cannot be read is replaced by a new one.
      const session = await storage.getSession(request.headers.get("Cookie")).catch(() => storage.getSession());
      if ((session.get(staffId) ?? rowChoices[0]) === rows) return null;
      session.set(staffId, rows);
      return await storage.commitSession(session);
    } catch (error) {
      logError("The rows that staff chose could not be kept", error);
      return null;
    }
  });
  return cookie === null ? {} : { "Set-Cookie": cookie };
}

/** What somebody chose; null when nothing, or when KV fails or is late. */
async function readRows(request: Request, shop: Shop, staffId: string): Promise<RowChoice | null> {
  const cookies = request.headers.get("Cookie");
  if (!cookies?.includes(`${cookieName}=`)) return null;
  return waitForRead(async () => {
    try {
      const session = await viewStorage(request, shop).getSession(cookies);
      return rowChoices.find((choice) => choice === session.get(staffId)) ?? null;
    } catch (error) {
      logError("The rows that staff chose could not be read", error);
      return null;
    }
  });
}

/** A record a browser, in which each who signs in there has a number by their id: the next person does not get the last one's. */
function viewStorage(request: Request, { env }: Shop) {
  return createWorkersKVSessionStorage<Record<string, RowChoice>>({
    kv: env.STAFF_PREFERENCES,
    cookie: {
      name: cookieName,
      // Not /admin: the router fetches the dashboard's data from /admin.data, which is beside that path.
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: new URL(request.url).protocol === "https:",
      maxAge: keptSeconds,
      secrets: authSecrets(env),
    },
  });
}
