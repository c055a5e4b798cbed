import { Form, Link } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import type { CountProblem } from "#app/features/catalogue/inventory/count-file.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

import type { CountAnswer } from "./count-action.server.ts";
import { variantPath } from "./variant-path.ts";

type Props = Omit<Extract<CountAnswer, { kind: "compared" }>, "kind"> & { busy: boolean };

/** What a count would change, and the rows that say no count. Applying it is another step. */
export function CountDifferences({ differences, unchanged, problems, note, busy }: Props) {
  const counts = differences.map(({ variantId, from, to }) => ({ variantId, from, to }));
  const rows = differences.map((difference) => ({ ...difference, id: difference.variantId }));
  const change = `${differences.length} ${differences.length === 1 ? "change" : "changes"}`;
  return (
    <>
      <p role="status" className="mb-4 text-sm">
        <strong>{change}</strong>, {unchanged} unchanged, {problems.length} with errors.
      </p>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      <DataTable
        caption="Differences"
        rows={rows}
        empty="No changes."
        emptyIcon="check"
        columns={[
          {
            title: "Variant",
            lead: true,
            cell: ({ variantId, name }) => (
              <Link to={variantPath(variantId)} discover="none" className="font-semibold hover:underline">
                {name}
              </Link>
            ),
          },
          { title: "ID", wide: true, cell: ({ id }) => <span className="text-xs text-muted">{id}</span> },
          { title: "Now", numeric: true, cell: ({ from }) => from },
          { title: "Counted", numeric: true, cell: ({ to }) => <strong>{to}</strong> },
          {
            title: "Difference",
            numeric: true,
            cell: ({ from, to }) => (
              <span className={to > from ? "text-success" : "text-danger"}>
                {to > from ? `+${to - from}` : `−${from - to}`}
              </span>
            ),
          },
        ]}
      />
      <Form method="post" encType="multipart/form-data" className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="counts" value={JSON.stringify(counts)} />
        <input type="hidden" name="note" value={note} />
        {differences.length > 0 ? (
          <Button type="submit" name="intent" value="apply" busy={busy}>
            Apply {change}
          </Button>
        ) : null}
        <ButtonLink to="/admin/inventory/count" look="outline">
          Start over
        </ButtonLink>
      </Form>
    </>
  );
}

function Problems({ problems }: { problems: readonly CountProblem[] }) {
  return (
    <section className="mb-6 border-l-4 border-warning bg-warning-pale p-4 text-sm">
      <h2 className="font-semibold">Skipped lines</h2>
      <ul className="mt-2 max-h-60 overflow-y-auto">
        {problems.map(({ line, text }) => (
          <li key={line} className="py-0.5 wrap-anywhere">
            <span className="font-medium tabular-nums">Line {line}:</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
