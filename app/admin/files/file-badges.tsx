import type { FileJob } from "#app/features/shop/files/job.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const states: Record<FileJob["state"], { name: string; tone: BadgeTone }> = {
  exporting: { name: "Working", tone: "warning" },
  checking: { name: "Checking", tone: "warning" },
  checked: { name: "Checked", tone: "signal" },
  applying: { name: "Applying", tone: "warning" },
  done: { name: "Done", tone: "success" },
  cancelled: { name: "Canceled", tone: "neutral" },
  failed: { name: "Failed", tone: "danger" },
};

/** How far a file is. */
export function FileState({ state }: Pick<FileJob, "state">) {
  const { name, tone } = states[state];
  return <Badge tone={tone}>{name}</Badge>;
}

/** What came of a file, in a line. */
export function fileSummary(job: Omit<FileJob, "claim">, one: string): string {
  const { direction, state, created, changed, broken, applied, refused, rowsDone } = job;
  const many = (count: number, word: string) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
  if (direction === "export") return many(rowsDone, one);
  const refusedText = refused > 0 ? `, ${refused} refused` : "";
  if (state === "done" || state === "applying" || applied > 0)
    return `${applied.toLocaleString("en")} written${refusedText}`;
  return [
    `${created.toLocaleString("en")} new`,
    `${changed.toLocaleString("en")} changed`,
    ...(broken > 0 ? [`${broken.toLocaleString("en")} broken`] : []),
  ].join(", ");
}
