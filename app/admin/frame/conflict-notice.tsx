import { formatDateTime } from "#app/shared/dates.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

export interface Conflict {
  /** When the version that was saved meanwhile was saved, as ISO time. */
  savedAt: string;
  /** The fields that differ, each with both versions as text. */
  differences: readonly { field: string; theirs: string; yours: string }[];
}

interface Props {
  conflict: Conflict;
  /**
   * Saves this version over the other one. Without it the button submits the form around it, which then has to say that it is
   * based on their version.
   */
  onKeepYours?: () => void;
  /** Takes the other version; this one is dropped. Without it the button is a link to the page at `pagePath`. */
  onTakeTheirs?: () => void;
  pagePath?: string;
}

/** What is shown when somebody else saved the same thing meanwhile: both versions, and a choice. Nothing is overwritten unasked. */
export function ConflictNotice({ conflict, onKeepYours, onTakeTheirs, pagePath = "" }: Props) {
  return (
    <section role="alert" className="mb-6 border-l-4 border-warning bg-warning-pale p-5 text-sm">
      <h2 className="font-semibold">Someone else saved this while you were editing</h2>
      <p className="mt-1">
        Their version is from <time dateTime={conflict.savedAt}>{formatDateTime(conflict.savedAt)}</time>. Your changes
        aren't saved yet.
      </p>
      <table className="mt-4 w-full table-fixed bg-white text-left">
        <thead>
          <tr className="border-b border-line">
            {["Field", "Their version", "Your version"].map((title) => (
              <th key={title} scope="col" className="p-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conflict.differences.map(({ field, theirs, yours }) => (
            <tr key={field} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="p-3 font-medium">
                {field}
              </th>
              <td className="p-3 wrap-anywhere whitespace-pre-line">{theirs}</td>
              <td className="p-3 wrap-anywhere whitespace-pre-line">{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-2">
        {onKeepYours ? (
          <Button size="small" onClick={onKeepYours}>
            Save my version
          </Button>
        ) : (
          <Button type="submit" size="small">
            Save my version
          </Button>
        )}
        {onTakeTheirs ? (
          <Button size="small" look="outline" onClick={onTakeTheirs}>
            Use their version
          </Button>
        ) : (
          <ButtonLink size="small" look="outline" to={pagePath} reloadDocument>
            Use their version
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
