import { Form, Link } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { claimAttributes, claimKinds } from "#app/features/catalogue/claims/claim-lists.ts";
import type { ClaimState } from "#app/features/catalogue/claims/claim-validity.ts";
import type { ListedClaim } from "#app/features/catalogue/claims/claims.server.ts";
import { productParts } from "#app/features/catalogue/products/composition.ts";
import { formatDate } from "#app/shared/dates.ts";
import { fibreNames } from "#app/shared/fibres.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { ClaimDocument } from "./claim-document.tsx";
import { claimsAddress, type ClaimsPage, type ClaimsView } from "./claims-page.ts";

const stateNames = {
  valid: "Valid",
  expiring: "Expires within 30 days",
  expired: "Expired",
  upcoming: "Not yet valid",
  unchecked: "Not verified",
  wrong: "Invalid",
} as const satisfies Partial<Record<ClaimState, string>>;
type ListedState = keyof typeof stateNames;

interface Props {
  page: ClaimsPage;
  mayWrite: boolean;
  requestKey: string;
  answer: { problems: readonly string[]; values: Readonly<Record<string, string>> } | undefined;
}

/** The register of claims: what is claimed, what proves it, until when, and who compared them. */
export function ClaimsScreen({ page, mayWrite, requestKey, answer }: Props) {
  const { view, claims, counts, total, pages } = page;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="display text-display-sm lg:text-display-md">Claims</h1>
        <RowLink to="/admin/operators">Manufacturers and responsible persons</RowLink>
      </div>
      <Form method="get" action="/admin/claims" role="search" className="flex max-w-xl items-end gap-2">
        {view.state ? <input type="hidden" name="state" value={view.state} /> : null}
        <div className="flex-1">
          <TextField
            label="Claim, product or evidence"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={view.search}
            key={view.search}
          />
        </div>
        <Button type="submit" look="outline">
          Search
        </Button>
      </Form>
      <nav aria-label="State" className="flex flex-wrap gap-x-5 text-sm">
        <FilterLink to={claimsAddress({ ...view, state: null, page: 1 })} name="All" isCurrent={view.state === null} />
        {(Object.keys(stateNames) as ListedState[]).map((id) => (
          <FilterLink
            key={id}
            to={claimsAddress({ ...view, state: id, page: 1 })}
            name={`${stateNames[id]} (${counts[id] ?? 0})`}
            isCurrent={view.state === id}
          />
        ))}
      </nav>
      <DataTable caption="Claims" columns={columns(view, mayWrite)} rows={claims} empty="No claims." emptyIcon="grid" />
      {pages > 1 ? (
        <nav aria-label="Pages" className="flex items-center gap-5 text-sm">
          {view.page > 1 ? <RowLink to={claimsAddress({ ...view, page: view.page - 1 })}>Previous</RowLink> : null}
          <p className="text-muted tabular-nums">
            Page {view.page} of {pages}, {total} claims
          </p>
          {view.page < pages ? <RowLink to={claimsAddress({ ...view, page: view.page + 1 })}>Next</RowLink> : null}
        </nav>
      ) : null}
      {mayWrite ? <AddClaim requestKey={requestKey} answer={answer} /> : null}
    </div>
  );
}

function FilterLink({ to, name, isCurrent }: { to: string; name: string; isCurrent: boolean }) {
  return (
    <Link
      to={to}
      discover="none"
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:font-semibold"
    >
      {name}
    </Link>
  );
}

const columns = (view: ClaimsView, mayWrite: boolean): readonly Column<ListedClaim>[] => [
  {
    title: "Claim",
    cell: ({ text, productId, productName, problems }) => (
      <div className="max-w-md py-2 whitespace-normal">
        <p className="font-medium">{text}</p>
        {productId ? (
          <Link to={`/admin/products/${encodeURIComponent(productId)}`} discover="none" className="underline">
            {productName}
          </Link>
        ) : (
          "The whole shop"
        )}
        {problems.map((problem) => (
          <p key={problem} className="text-danger">
            {problem}
          </p>
        ))}
      </div>
    ),
  },
  {
    title: "Evidence",
    cell: (claim) => (
      <div className="max-w-xs py-2 whitespace-normal">
        {claim.evidence || "No certificate"}
        {claim.documentUrl ? (
          <a href={claim.documentUrl} rel="noreferrer" className="block underline">
            External document
          </a>
        ) : null}
        <ClaimDocument claim={claim} view={view} mayWrite={mayWrite} />
      </div>
    ),
  },
  { title: "Until", cell: ({ validTo }) => <span className="whitespace-nowrap">{formatDate(validTo)}</span> },
  {
    title: "State",
    cell: ({ state, checkedBy }) => (
      <>
        <Badge tone={state === "valid" ? "ink" : "warning"}>{stateNames[state as ListedState]}</Badge>
        {checkedBy ? <span className="mt-1 block text-muted">Verified by {checkedBy}</span> : null}
      </>
    ),
  },
  ...(mayWrite
    ? [
        {
          title: "Change",
          cell: ({ id, checkedBy, updatedAt, problems, text }: ListedClaim) => (
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="seen" value={updatedAt} />
              {checkedBy === null && problems.length === 0 ? (
                <Button
                  type="submit"
                  size="small"
                  name="intent"
                  value="check"
                  className="whitespace-nowrap"
                  aria-label={`Verify: ${text}`}
                >
                  Verify
                </Button>
              ) : null}
              <Button
                type="submit"
                size="small"
                look="outline"
                name="intent"
                value="withdraw"
                className="whitespace-nowrap"
                aria-label={`Withdraw: ${text}`}
              >
                Withdraw
              </Button>
            </Form>
          ),
        },
      ]
    : []),
];

function AddClaim({ requestKey, answer }: Pick<Props, "requestKey" | "answer">) {
  const field = (name: string) => ({ name, defaultValue: answer?.values[name] ?? "" });
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  const attributes = Object.fromEntries(Object.entries(claimAttributes).map(([id, { name }]) => [id, name]));
  return (
    <Card title="Add a claim">
      {answer ? (
        <Notice tone="error" className="mb-4">
          Not saved: {answer.problems.join(". ")}.
        </Notice>
      ) : null}
      <Form method="post" className="grid gap-4 md:grid-cols-3">
        <input type="hidden" name="id" value={requestKey} />
        <TextField label="Claim" required maxLength={300} {...field("text")} />
        <TextField label="Product ID" hint="Leave blank for the whole shop" maxLength={80} {...field("productId")} />
        <SelectField label="Kind" {...field("kind")} defaultValue={answer?.values.kind ?? "material"}>
          {options(claimKinds)}
        </SelectField>
        <SelectField label="Claim type" {...field("attribute")}>
          <option value="">Something else</option>
          {options(attributes)}
        </SelectField>
        <SelectField label="Part" {...field("part")}>
          <option value="">The whole product</option>
          {options(productParts)}
        </SelectField>
        <SelectField label="Fiber" {...field("fibre")}>
          <option value="">None</option>
          {options(fibreNames.en)}
        </SelectField>
        <TextField label="% of the part" inputMode="numeric" maxLength={3} {...field("percent")} />
        <TextField label="Scheme" maxLength={100} hint="For example GOTS" {...field("scheme")} />
        <TextField label="Certificate number" maxLength={100} {...field("certificateNumber")} />
        <TextField label="Issuer" maxLength={200} {...field("issuer")} />
        <TextField
          label="Document"
          maxLength={500}
          hint="URL with https://. You can add a file once the claim is in the list"
          {...field("documentUrl")}
        />
        <TextField label="Valid from" type="date" required {...field("validFrom")} />
        <TextField label="Valid until" type="date" required {...field("validTo")} />
        <div className="self-end">
          <Button type="submit" name="intent" value="add">
            Add claim
          </Button>
        </div>
      </Form>
    </Card>
  );
}
