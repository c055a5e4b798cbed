import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";

import { openMatterSentences, orderlessComplaint } from "./open-matters.texts.ts";

/** What has to end before an erasure, in the person's words. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {open.map(({ kind, name, orderId }) => (
        <li key={`${kind} ${name}`}>{sentence({ kind, name, orderId })}</li>
      ))}
    </ul>
  );
}

function sentence({ kind, name, orderId }: OpenMatter): string {
  return kind === "complaint" && !orderId ? orderlessComplaint().sentence(name) : openMatterSentences()[kind](name);
}
