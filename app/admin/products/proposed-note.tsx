/** Says that a group of fields is filled in as another product has it. */
export function ProposedNote({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className="border-l-4 border-warning bg-warning-pale px-3 py-2 text-sm">{text}</p>
  );
}
