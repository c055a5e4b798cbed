import { useState } from "react";

import { fitNames } from "#app/features/catalogue/products/attributes.texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { titleWithSeams } from "#app/storefront/information/title-with-seams.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

import { BetweenSizes } from "./between-sizes.tsx";
import { MeasuringFigure } from "./measuring-figure.tsx";
import { type Measuring, MeasuringSteps, tapesOf } from "./measuring-steps.tsx";
import { sizeGuideScreenTexts } from "./size-guide-screen.texts.ts";
import { sizeGuideTexts } from "./size-guide.texts.ts";
import { SizeTableView } from "./size-table-view.tsx";
import { type LengthUnit, sizeTables } from "./size-tables.ts";
import { UnitSwitch } from "./unit-switch.tsx";

/** The fits, with the distance of a garment from the body, in units of the drawing. */
const fits = [
  ["compression", 0],
  ["slim", 5],
  ["regular", 11],
  ["relaxed", 18],
] as const;

/** The fits that shoppers filter by, drawn around the same body. */
function Fits() {
  const texts = sizeGuideScreenTexts();
  const names = fitNames();
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
      {fits.map(([fit, ease]) => (
        <li key={fit}>
          <svg aria-hidden="true" viewBox="-80 0 160 130" className="w-full bg-ink-raised">
            <path d={torso(0)} fill="#2b2e35" />
            <path d={torso(ease)} fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
          </svg>
          <h3 className="mt-4 font-semibold">{names[fit]}</h3>
          <p className="mt-1 text-sm leading-6 text-muted-dark">{texts[`${fit}Text`]}</p>
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

const measurings: readonly Measuring[] = ["body", "foot", "hand"];

/** Every measurement: where on the figure it is taken, and how. */
function MeasuringFigures() {
  const texts = sizeGuideScreenTexts();
  return (
    <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {measurings.map((kind) => (
        <article
          key={kind}
          className={`border-t border-ink pt-5 ${kind === "body" ? "gap-8 sm:col-span-2 sm:grid sm:grid-cols-2" : ""}`}
        >
          <div className="flex h-72 items-center justify-center bg-paper-deep p-8 lg:h-[30rem]">
            <MeasuringFigure kind={kind} tapes={tapesOf(kind)} className={kind === "body" ? "h-full" : "h-64"} />
          </div>
          <div className={kind === "body" ? "pt-6 sm:pt-0" : "pt-6"}>
            <h3 className="mb-4 text-lg font-semibold">{texts[kind]}</h3>
            <MeasuringSteps tapes={tapesOf(kind)} />
          </div>
        </article>
      ))}
    </div>
  );
}

/** The size guide: every table, how to measure, and how we cut. */
export function SizeGuideScreen() {
  const { promotions } = useSite();
  const texts = sizeGuideScreenTexts();
  const names = pageNames();
  const [unit, setUnit] = useState<LengthUnit>("cm");
  return (
    <>
      <header className="page pt-10 lg:pt-16">
        <h1 className="display text-display-lg max-xs:text-display-md">{titleWithSeams(names["/size-guide"])}</h1>
        <p className="mt-5 max-w-2xl text-lg leading-8">{texts.intro}</p>
      </header>
      <section aria-labelledby="tables" className="page py-10 lg:py-20">
        <div className="flex flex-wrap items-end justify-between gap-6 border-t border-ink pt-6 lg:pt-8">
          <h2 id="tables" className="display text-display-md">
            {texts.sizes}
          </h2>
          <UnitSwitch unit={unit} onChoose={setUnit} />
        </div>
        <div className="mt-8 grid lg:mt-12 gap-x-16 gap-y-12 lg:grid-cols-2">
          {sizeTables.map((table) => (
            <div key={table.id} id={table.id}>
              <SizeTableView table={table} unit={unit} />
            </div>
          ))}
          <BetweenSizes />
        </div>
      </section>
      <section aria-labelledby="measuring" className="page pb-16 lg:pb-28">
        <h2 id="measuring" className="display text-display-md">
          {sizeGuideTexts().howToMeasure}
        </h2>
        <div className="mt-5 lg:mt-8">
          <PhoneFold title={texts.whereToPut}>
            <MeasuringFigures />
          </PhoneFold>
        </div>
      </section>
      <section aria-labelledby="fits" className="on-dark bg-ink text-white">
        <div className="page py-16 lg:py-24">
          <h2 id="fits" className="display mb-8 text-display-md">
            {texts.fits}
          </h2>
          <Fits />
          <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-ink-line pt-8">
            <p className="mr-auto max-w-md leading-7 text-muted-dark">{texts.wrongSize(promotions.returnDays)}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink look="signal" to="/shop">
                {names["/shop"]}
              </ButtonLink>
              <ButtonLink look="ghost" to="/contact">
                {texts.askAboutSize}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
