/** What a reader takes as one word: `09:00-18:00`, `Mon-Fri`, `+46 70 174 06 05`, `619 30 Trosa`, `2 years`. */
const wholes =
  /(\d[\d:.]*[-–]\d[\d:.]*|(?<!\p{L})\p{L}{2,3}[-–]\p{L}{2,3}(?!\p{L})|\+?\d[\d()-]*(?: [\d()-]+){2,}|\d{3} \d{2}(?!\d)(?: \p{Lu}\p{L}+)?|\d+ (?:years?|år|vuo\p{L}+))/u;

/** A running text, whose times, days, years, phone numbers and postal codes stay on one line each. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(wholes).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
