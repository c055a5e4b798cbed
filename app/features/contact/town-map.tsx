import { useSite } from "#app/features/site/use-site.ts";

/** Streets of the drawing: across the river, then along it. */
const streets =
  "M0 62 150 92 310 84 480 118M0 150 120 164M176 172 300 190 480 176M0 236 104 230M170 232 300 262 480 246M60 0 82 140 70 300M232 0 222 88 244 300M350 0 338 190 372 300M430 0 420 300";

/**
 * A map of the town, drawn: nothing is fetched from a map service, so nobody is told who reads this page. The link leads
 * to a real map.
 */
export function TownMap() {
  const { contact } = useSite();
  const place = `${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}`;
  return (
    <figure className="border-t border-ink-line">
      <svg
        role="img"
        aria-label={`Map: ${place}`}
        viewBox="0 0 480 300"
        preserveAspectRatio="xMidYMid slice"
        className="block h-64 w-full"
      >
        <rect width="480" height="300" fill="#16181c" />
        <path d="M0 262c60 12 120 30 190 38H0Z" fill="#0a0b0d" />
        <path d={streets} fill="none" stroke="#2b2e35" strokeWidth="9" />
        <path
          d="M150 0c-22 48 22 84 4 138-14 44-38 60-24 104 8 24 34 40 60 58"
          fill="none"
          stroke="#0a0b0d"
          strokeWidth="22"
        />
        <path d="M120 164 176 172M104 230 170 232M126 87 178 91" fill="none" stroke="#85868a" strokeWidth="6" />
        <g fill="#2b2e35">
          <path d="M262 112h52v40h-52zM262 206h40v34h-40zM92 104h22v34H92zM16 82h40v48H16zM392 196h18v34h-18zM386 30h26v46h-26zM256 20h60v42h-60z" />
        </g>
        <path d="M222 136c0-17 13-30 29-30s29 13 29 30c0 21-29 48-29 48s-29-27-29-48Z" fill="#c6ff3d" />
        <path d="M236 138h7l5-13 7 24 4-11h8" fill="none" stroke="#0a0b0d" strokeWidth="3.4" strokeLinejoin="round" />
      </svg>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-6 py-5 text-sm sm:px-10">
        <span className="text-muted-dark">
          {contact.street}, {contact.city}
        </span>
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          rel="noopener"
          className="underline decoration-white/40 underline-offset-4 hover:decoration-white"
        >
          Open in a map
        </a>
      </figcaption>
    </figure>
  );
}
