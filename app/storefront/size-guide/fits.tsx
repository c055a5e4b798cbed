/** The distance of a garment from the body, in units of the drawing. */
const fits = [
  { name: "Compression", ease: 0, text: "Tight against the skin all over. Supports muscles and holds in warmth." },
  { name: "Fitted", ease: 5, text: "Follows the body without squeezing. Most of our training tops." },
  { name: "Regular", ease: 11, text: "Straight from the shoulder. Room for a layer under jackets." },
  { name: "Boxy", ease: 18, text: "Wide and short, with dropped shoulders. Meant to be loose." },
];

/** The fits named on product pages, drawn around the same body. */
export function Fits() {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
      {fits.map(({ name, ease, text }) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="-80 0 160 130" className="w-full bg-ink-raised">
            <path d={torso(0)} fill="#2b2e35" />
            <path d={torso(ease)} fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
          </svg>
          <h3 className="mt-4 font-semibold">{name}</h3>
          <p className="mt-1 text-sm leading-6 text-muted-dark">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A torso from the neck down, `ease` wider on either side. */
function torso(ease: number): string {
  const [shoulder, waist, hem] = [40 + ease * 0.8, 29 + ease * 1.3, 34 + ease * 1.1];
  return `M-13 16q13 9 26 0L${shoulder} 28l4 22-12 4Q${waist} 80 ${hem} 118H${-hem}Q${-waist} 80 ${8 - shoulder} 54l-12-4 4-22Z`;
}
