import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";

import { contactTexts } from "./contact.texts.ts";

/** Contour lines around the place, inmost first: how far each reaches to the right and down, in the drawing's units. */
const contours = [
  [46, 30],
  [84, 54],
  [126, 80],
  [172, 108],
  [222, 138],
  [276, 170],
] as const;

/** Keeps the lines off the letters. */
const halo = { stroke: "#16181c", strokeWidth: 8, paintOrder: "stroke" } as const;

/**
 * Where the shop is, as a drawing that claims no streets: nothing is fetched from a map service, so nobody is told who
 * reads this page. The link leads to a real map.
 */
export function TownMap() {
  const { contact } = useSite();
  const place = `${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  return (
    <figure className="border-t border-ink-line">
      <svg
        role="img"
        aria-label={place}
        viewBox="0 0 480 300"
        preserveAspectRatio="xMidYMid slice"
        className="block h-64 w-full"
      >
        <rect width="480" height="300" fill="#16181c" />
        <g fill="none" stroke="#3a3e46" strokeWidth="1.25">
          {contours.map(([x, y], index) => (
            <path key={x} d={contour(x, y)} transform={`rotate(${index * 7 - 18} 240 172)`} />
          ))}
        </g>
        <path d="M240 172c-18-26-32-40-32-61 0-18 14-32 32-32s32 14 32 32c0 21-14 35-32 61Z" fill="#c6ff3d" />
        <path d="M222 113h8l6-15 8 28 5-13h9" fill="none" stroke="#0a0b0d" strokeWidth="4" strokeLinejoin="round" />
        <text x="240" y="206" textAnchor="middle" fill="#fff" {...halo} className="text-base font-semibold">
          {contact.street}
        </text>
        <text x="240" y="228" textAnchor="middle" fill="#b9bdc1" {...halo} className="text-sm">
          {contact.postalCode} {contact.city}
        </text>
      </svg>
      <figcaption className="px-6 py-5 text-sm sm:px-10">
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          rel="noopener"
          className="inline-block py-2.5 underline decoration-white/40 underline-offset-4 hover:decoration-white"
        >
          {contactTexts().findOnMap}
        </a>
      </figcaption>
    </figure>
  );
}

/** An uneven ring around the foot of the pin. */
function contour(x: number, y: number): string {
  const [left, right, top, bottom] = [240 - x, 240 + x * 1.08, 172 - y * 1.1, 172 + y];
  return `M${left} 172C${left} ${172 - y * 0.7} ${240 - x * 0.6} ${top} 240 ${top}S${right} ${172 - y * 0.4} ${right} 172 ${240 + x * 0.5} ${bottom} 240 ${bottom} ${left} ${172 + y * 0.6} ${left} 172Z`;
}
