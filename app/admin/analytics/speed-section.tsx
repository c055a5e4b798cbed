import type { Rating } from "#app/features/shop/vitals/vitals.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import type { DeviceKind, PageKind, VitalMetric } from "#app/shared/states.ts";

import { type PageSpeed, type Speed, speedText } from "./page-speeds.ts";

const pageNames: Readonly<Record<PageKind, string>> = {
  home: "Home",
  listing: "Lists of products",
  product: "Product pages",
  cart: "Cart",
  checkout: "Checkout",
  other: "Other pages",
};
const deviceNames: Readonly<Record<DeviceKind, string>> = { phone: "On phones", desktop: "On desktop" };
const metricTexts: Readonly<Record<VitalMetric, string>> = {
  lcp: "until the main picture or text shows",
  inp: "until a press shows on screen",
  cls: "layout shift (content that moves)",
  ttfb: "until the server answers",
};
const looks: Readonly<Record<Rating, string>> = {
  good: "text-success",
  "needs improvement": "text-ink",
  poor: "text-danger",
};

/** How fast each kind of page is for shoppers, beside the lines that Google draws. */
export function SpeedSection({ speeds }: { speeds: readonly PageSpeed[] }) {
  return (
    <section aria-labelledby="speed">
      <h2 id="speed" className="text-lg font-semibold">
        How fast pages are
      </h2>
      <p className="mt-1 max-w-prose text-sm leading-6 text-muted">
        Three of four visits are at least this fast. Good, needs improvement and poor are Google's Core Web Vitals.
        Every second page of shoppers who allow measuring is measured.
      </p>
      {speeds.length === 0 ? (
        <p className="mt-4 border border-line bg-white p-5 text-sm leading-6">
          No page was measured in this period. Pages are measured once shoppers allow analytics.
        </p>
      ) : (
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          {speeds.map(({ page, devices }) => (
            <section key={page} aria-labelledby={`speed-${page}`} className="border border-line bg-white p-4 sm:p-5">
              <h3 id={`speed-${page}`} className="font-semibold">
                {pageNames[page]}
              </h3>
              <div className="mt-3 grid gap-5 sm:grid-cols-2">
                {devices.map(({ device, speeds: own }) => (
                  <div key={device}>
                    <h4 className="text-sm text-muted">{deviceNames[device]}</h4>
                    {own.every(({ value }) => value === null) ? (
                      <p className="mt-1 text-sm leading-6 text-muted">{tooFew(own)}</p>
                    ) : (
                      <ul className="mt-1 grid gap-2 text-sm leading-6">
                        {own.map((speed) => (
                          <SpeedLine key={speed.metric} speed={speed} />
                        ))}
                      </ul>
                    )}
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

function tooFew(speeds: readonly Speed[]): string {
  return `Too few visits to tell (${Math.max(...speeds.map(({ measured }) => measured))} measured).`;
}

function SpeedLine({ speed: { metric, value, rating, measured } }: { speed: Speed }) {
  if (value === null || rating === null)
    return (
      <li className="text-muted tabular-nums">
        {capitalize(metricTexts[metric])}: too few visits to tell ({measured} measured)
      </li>
    );
  return (
    <li className="tabular-nums">
      <span className="font-semibold">{speedText(metric, value)}</span> {metricTexts[metric]}:{" "}
      <span className={`font-semibold ${looks[rating]}`}>{rating}</span>
    </li>
  );
}
