import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { expressTime, ownTime, timeText } from "#app/features/shop/shipping/transit-times.ts";
import { capitalize } from "#app/shared/capitalize.ts";

import { siteWords } from "./site-words.texts.ts";

/** What a new shop promises of delivery: across Sweden, or on the pages of another market to its country, by express where that goes there. */
export function deliveryWords(): { line: string; title: string; text: string } {
  const words = siteWords();
  const { id, country } = currentMarket();
  if (id === homeMarket.id) return { line: words.expressLine, title: words.fastTitle, text: words.fastText };
  const to = countryTexts()[`to${country}`];
  const express = expressTime(country);
  const { first, last } = express ?? ownTime("standard", country);
  // Days are counted from packing, which can add one.
  const days = timeText({ first, last: last + 1, expected: last });
  return express
    ? { line: words.expressTo(days, to), title: days, text: words.fastTextTo(capitalize(to)) }
    : { line: words.deliveredIn(days, to), title: days, text: words.deliveredTextTo(to) };
}
