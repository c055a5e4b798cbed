import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";

/** Asks for the kind of a new product before its form, where no scripts propose what is usual of it. */
export function ChooseKind({ kinds }: { kinds: readonly string[] }) {
  return (
    <form method="get" action="/admin/products/new" className="mb-5 flex flex-wrap items-end gap-3">
      <SelectField label="Start as the last" name="kind" defaultValue="" className="w-64">
        <option value="">Choose a product type</option>
        {kinds.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </SelectField>
      <Button type="submit" look="outline">
        Fill in what is usual
      </Button>
    </form>
  );
}
