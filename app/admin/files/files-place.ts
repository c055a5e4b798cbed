import { type FileKind, fileKinds } from "#app/shared/states.ts";

const path = "/admin/files";

/** The kind that the address of the list names, among those that somebody may see. */
export function kindOf({ searchParams }: URL, kinds: readonly FileKind[]): FileKind {
  const wanted = searchParams.get("kind");
  return kinds.find((kind) => kind === wanted) ?? kinds[0] ?? fileKinds[0];
}

/** The address of the files of a kind. */
export function filesPath(kind: FileKind): string {
  return `${path}?kind=${kind}`;
}

/** The address of a job. */
export function filePath(id: string, show?: string, after?: number): string {
  const query = new URLSearchParams({
    ...(show ? { show } : {}),
    ...(after ? { after: String(after) } : {}),
  }).toString();
  return `${path}/${id}${query === "" ? "" : `?${query}`}`;
}

/** Rows of a dry run that staff can look at. */
export const shownRows = ["changed", "created", "broken", "refused"] as const;
export type ShownRows = (typeof shownRows)[number];

/** Which rows of a dry run the address asks for, and after which line they begin. */
export function rowsPlace({ searchParams }: URL): { show: ShownRows | null; after: number } {
  const wanted = searchParams.get("show");
  const after = Number(searchParams.get("after"));
  return { show: shownRows.find((known) => known === wanted) ?? null, after: Number.isSafeInteger(after) ? after : 0 };
}
