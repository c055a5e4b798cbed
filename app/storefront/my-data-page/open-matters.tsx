import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";

const texts: Record<OpenMatter["kind"], string> = {
  unpaid: "isn't paid yet. If you don't pay soon, it's canceled automatically",
  unfinished: "hasn't arrived yet, and we need your address to deliver it",
  payment: "has a payment that isn't confirmed yet",
  refund: "has a refund that hasn't reached you yet",
  dispute: "has an open dispute with your bank",
  discrepancy: "has a payment we're still checking",
  return: "has a return or exchange in progress",
  objection: "has a deduction you objected to, and we haven't decided yet",
  withdrawal: "has a return we haven't finished handling",
  notice: "We haven't found the order for your return notice yet",
  complaint: "has an open complaint, and we'll answer it first",
  file: "Our staff are working on a file that may include your data. Try again in an hour",
};

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
  if (orderId) return `Order ${name} ${texts[kind]}.`;
  return kind === "complaint" ? `Complaint ${name} is still open, and we'll answer it first.` : `${texts[kind]}.`;
}
