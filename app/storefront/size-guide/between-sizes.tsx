const advice = [
  {
    title: "Compression and support",
    text: "Size up. Tighter doesn't work better; the fabric just wears out sooner.",
  },
  { title: "Tees, shorts and tights", text: "Size down for a closer fit in training, up for everyday." },
  {
    title: "Hoodies and jackets",
    text: "Take your usual size: there's room for a layer. Size up only for a thick fleece.",
  },
];

/** What to do between two sizes. */
export function BetweenSizes() {
  return (
    <section aria-labelledby="between-sizes">
      <h3 id="between-sizes" className="font-semibold">
        Between sizes?
      </h3>
      <ul className="mt-4 grid gap-4">
        {advice.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-ink pl-4 text-sm leading-6">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
