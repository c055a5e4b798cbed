import { Form, Link } from "react-router";

import type { AdminSearchAnswer } from "#app/admin/frame/search-hit.ts";
import { searchAdmin } from "#app/admin/search/search-admin.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { Route } from "./+types/search";

const longest = 100;

/** Open to every role: each finds what it may open. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (url.searchParams.get("q") ?? "").slice(0, longest);
  const { role } = requireStaff(context);
  const hits = await searchAdmin(shopOf(context).db, role, text, new Date());
  return { text, hits } satisfies AdminSearchAnswer;
}

export const meta = () => [{ title: "Search | Admin" }];

export default function Search({ loaderData: { text, hits } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Search</h1>
      <Form className="flex max-w-xl items-end gap-2">
        <TextField
          label="Search the admin"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={longest}
          className="flex-1"
        />
        <Button type="submit">Search</Button>
      </Form>
      {hits.length === 0 ? (
        <EmptyState icon="search" title={`Nothing found for “${text}”`}>
          Try an order number, an email address, or the name of a customer or product.
        </EmptyState>
      ) : (
        <ul className="mt-6 max-w-3xl divide-y divide-line border-y border-line bg-white">
          {hits.map(({ to, kind, title, detail }) => (
            <li key={to}>
              <Link
                to={to}
                discover="none"
                className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 hover:bg-paper"
              >
                <span className="w-24 text-sm text-muted">{kind}</span>
                <span className="font-medium wrap-anywhere">{title}</span>
                <span className="text-sm text-muted wrap-anywhere">{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
