import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";

const texts: Record<OpenMatter["kind"], string> = {
  unpaid: "is not paid yet; it ends by itself if it is not paid soon",
  unfinished: "is on its way to you: its parcel needs your address",
  payment: "has a payment whose outcome we do not know yet",
  refund: "has a refund that has not reached you",
  dispute: "has an open dispute with your bank",
  discrepancy: "has a payment that we still have to clear up",
  return: "has a return or an exchange that is not finished",
  objection: "has a deduction that you objected to and we have not decided on",
  withdrawal: "has a withdrawal that is not settled",
  notice: "Your notice of withdrawal is not settled: we have not found its order yet",
  complaint: "has a complaint that is not settled: we answer it first",
  file: "A file that our staff are working on may hold your data; try again in an hour",
};

/** What has to end before an erasure, in the person's words. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {open.map(({ kind, name, orderId }) => (
        <li key={`${kind} ${name}`}>{sentence({ kind, name, orderId })}</li>
      ))}
    </ul>
  );
}

function sentence({ kind, name, orderId }: OpenMatter): string {
  if (orderId) return `Order ${name} ${texts[kind]}.`;
  return kind === "complaint" ? `Complaint ${name} is not settled: we answer it first.` : `${texts[kind]}.`;
}
