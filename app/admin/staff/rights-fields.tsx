import type { permissionAreas } from "#app/features/shop/staff/own-role.ts";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  areas: typeof permissionAreas;
  held: readonly string[];
  /** What the rights that are added mean, in a sentence. */
  hint: string;
  error: string | undefined;
}

/** Rights to choose, by area. What one right needs is added when the form is saved. */
export function RightsFields({ areas, held, hint, error }: Props) {
  return (
    <>
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      <p className="mb-4 text-sm text-muted">{hint}</p>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {areas.map(({ area, rights }) => (
          <fieldset key={area}>
            <legend className="mb-1.5 text-sm font-medium">{area}</legend>
            {rights.map(({ permission, does }) => (
              <label key={permission} className="flex min-h-9 cursor-pointer items-center gap-3 py-1 text-sm">
                <input type="checkbox" name={permission} defaultChecked={held.includes(permission)} />
                {does}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
