import type { FileJob } from "#app/features/shop/files/job.ts";

/** Where the rows of an import's file begin: the byte, and its line. */
export function startOf({ filter }: Pick<FileJob, "filter">): { position: string; line: number } {
  const [position = "0", line = "1"] = (filter.rowsFrom ?? "").split(" ");
  return { position, line: Number(line) };
}
