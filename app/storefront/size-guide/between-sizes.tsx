import { sizeGuideTexts } from "./size-guide.texts.ts";

/** What to do between two sizes. */
export function BetweenSizes() {
  const texts = sizeGuideTexts();
  const advice = [
    { title: texts.tight, text: texts.tightAdvice },
    { title: texts.closeFit, text: texts.closeFitAdvice },
    { title: texts.layers, text: texts.layersAdvice },
  ];
  return (
    <section aria-labelledby="between-sizes">
      <h3 id="between-sizes" className="font-semibold">
        {texts.between}
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
