import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { listAddress, sameList } from "#app/admin/frame/list-address.ts";
import { isNarrowed, type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { handleRedirectForm } from "#app/admin/redirects/handle-redirect-form.server.ts";
import { RedirectForm } from "#app/admin/redirects/redirect-form.tsx";
import { listRedirects } from "#app/features/catalogue/redirects/list-redirects.server.ts";

import type { Route } from "./+types/redirects";

/** Every old address that staff or a file named, and where it leads. */
export const list: List<typeof listRedirects> = {
  path: "/admin/redirects",
  title: "Redirects",
  hint: "Where old addresses lead, for links and search results from before. Shopify's addresses of products, collections and pages that exist here work by themselves.",
  caption: "Redirects",
  name: "redirects",
  searchLabel: "Old or new address",
  sorts: { newest: "Newest first", path: "By old address" },
  filters: {},
  empty: (view) => (isNarrowed(view) ? "No matching redirects." : "No redirects yet."),
  columns: ({ here }) => [
    { title: "Old address", lead: true, cell: ({ fromPath }) => <span className="font-medium">{fromPath}</span> },
    {
      title: "Leads to",
      cell: ({ toAddress, toPath }) => (
        <a href={toAddress} rel="noreferrer" className="inline-flex min-h-6 items-center underline underline-offset-4">
          {toAddress}
          {toPath === null ? <span className="sr-only"> (another site)</span> : null}
        </a>
      ),
    },
    { title: "Since", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    { title: "By", cell: ({ createdBy }) => createdBy },
    {
      title: "Action",
      cell: ({ fromPath }) => (
        <Form method="post" action={here} preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <ConfirmSubmit
            label="Delete"
            of={` the redirect from ${fromPath}`}
            title={`Delete the redirect from ${fromPath}?`}
            confirm="Delete redirect"
            name="path"
            value={fromPath}
          >
            Shoppers who follow an old link there see 'Page not found'. You can undo this in the audit log.
          </ConfirmSubmit>
        </Form>
      ),
    },
  ],
};

export const loader = (args: Route.LoaderArgs) => readList(args, list, listRedirects);

export const action = ({ url, ...args }: Route.ActionArgs) =>
  handleRedirectForm({ url, ...args }, sameList(url, list), new Date());

export const meta = () => [{ title: "Redirects | Admin" }];

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const here = listAddress(list, loaderData.view, loaderData.view.paging);
  return <ListScreen list={list} {...loaderData} top={<RedirectForm action={here} refused={actionData ?? null} />} />;
}
