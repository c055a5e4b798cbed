import { useEffect, useEffectEvent, useState } from "react";

import { fieldTexts } from "#app/features/selling/checkout/field-problems.texts.ts";
import { isPointStale, pickupPlace } from "#app/features/selling/checkout/pickup-choice.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { normalizePostalCode } from "#app/features/shop/addresses/postal-code.ts";
import { pointLine } from "#app/features/shop/pickup-points/destination.ts";
import { pickupPointTexts } from "#app/features/shop/pickup-points/pickup-points.texts.ts";
import { hoursOn, isAlwaysOpen, weekHours } from "#app/features/shop/pickup-points/week-hours.ts";
import { callApi } from "#app/platform/browser/api-client.ts";
import { wordOf } from "#app/shared/dates.texts.ts";
import { listOf, nullable, number, oneOf, type Parsed, record, text } from "#app/shared/parse.ts";
import { TextButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WholeNumbers } from "#app/ui/whole-numbers.tsx";

import { ChoiceList } from "./choice-list.tsx";
import { pickupPickerTexts } from "./pickup-picker.texts.ts";

const parseAnswer = record({
  points: listOf(
    record({
      id: text,
      kind: oneOf(["shop", "box"]),
      name: text,
      street: text,
      postalCode: text,
      city: text,
      distance: nullable(number),
      hours: listOf(record({ day: number, opens: text, closes: text })),
    }),
  ),
});
type PickupPoint = Parsed<typeof parseAnswer>["points"][number];
/** What is known of the points near a place, `Sweden 619 30`. */
type Listed = { of: string; points: PickupPoint[] | "unreachable" };

/** The value of the choice that is no point. */
const home = "home";

interface Props {
  checkout: Checkout;
  /** A point was chosen: the list stays open until it is closed. */
  onSettled: () => void;
}

/** The points near the form's postal code as a choice of one, after delivery to the door. Asked again as soon as the code is another. */
export default function PickupPicker({ checkout, onSettled }: Props) {
  const { form, choosePoint } = checkout;
  const texts = pickupPickerTexts();
  const place = pickupPlace(form);
  const code = normalizePostalCode(form.postalCode, form.country) ?? "";
  const [listed, setListed] = useState<Listed | null>(null);
  const [tries, setTries] = useState(0);

  const choose = (id: string, points: Listed["points"]) => {
    const point = points === "unreachable" ? undefined : points.find((one) => one.id === id);
    choosePoint({
      pickupPointId: point?.id ?? "",
      pickupPoint: point ? pointLine(point) : "",
      pickupPointFor: point && place ? place : "",
    });
    onSettled();
  };
  const show = useEffectEvent((of: string, points: Listed["points"]) => {
    setListed({ of, points });
    if (points === "unreachable" || !isPointStale(form)) return;
    // Near the other postal code, too: it is still meant.
    const same = points.find(({ id }) => id === form.pickupPointId);
    if (same) choose(same.id, points);
  });
  useEffect(() => {
    if (place === null) return;
    const request = new AbortController();
    const asked = { country: form.country, postalCode: code };
    callApi("/pickup-points", asked, parseAnswer, request.signal).then(
      ({ points }) => show(place, points),
      () => {
        if (!request.signal.aborted) show(place, "unreachable");
      },
    );
    return () => request.abort();
  }, [place, code, form.country, tries]);

  if (place === null) return <p className="text-sm leading-5 text-muted">{texts.codeFirst}</p>;
  if (listed?.of !== place)
    return (
      <p role="status" className="text-sm leading-5 text-muted">
        {texts.loading}
      </p>
    );
  const { points } = listed;
  const isStale = isPointStale(form);
  const options = [
    { id: home, name: texts.home },
    ...(points === "unreachable" ? [] : points.map((point) => optionOf(point))),
  ];
  return (
    <div className="grid gap-3">
      {isStale ? (
        <Notice tone="warning">
          {points === "unreachable" ? fieldTexts().pickupPointId : texts.gone(form.pickupPoint)}
        </Notice>
      ) : null}
      {points === "unreachable" ? (
        <Notice>
          {texts.unreachable}{" "}
          <TextButton className="min-h-11" onClick={() => setTries(tries + 1)}>
            {texts.again}
          </TextButton>
        </Notice>
      ) : null}
      {points.length === 0 ? (
        <p role="status" className="text-sm leading-5 text-muted">
          {texts.none(code)}
        </p>
      ) : null}
      {points.length > 0 || form.pickupPointId !== "" ? (
        <fieldset>
          <legend className="sr-only">{texts.near(code)}</legend>
          <ChoiceList
            name="pickupPointId"
            options={options}
            chosen={isStale ? null : form.pickupPointId || home}
            onChoose={(chosen) => choose(chosen, points)}
          />
        </fieldset>
      ) : null}
    </div>
  );
}

function optionOf(point: PickupPoint) {
  const { id, kind, name, street, postalCode, city, distance, hours } = point;
  return {
    id,
    name,
    detail: (
      <>
        {[pickupPointTexts()[kind], street, `${postalCode} ${city}`.trim()].filter(Boolean).join(", ")}
        {hours.length > 0 ? (
          <span className="block">
            <WholeNumbers text={hoursText(hours)} />
          </span>
        ) : null}
      </>
    ),
    aside: distance === null ? null : distanceText(distance),
  };
}

/** `Open today 08:00–21:00. Mon–Fri 08:00–21:00, Sat 09:00–18:00`, by the browser's own day. */
function hoursText(hours: PickupPoint["hours"]): string {
  const texts = pickupPickerTexts();
  if (isAlwaysOpen(hours)) return texts.always;
  const today = hoursOn(hours, new Date().getDay() || 7);
  const rows = weekHours(hours).map(({ first, last, hours: open }) => {
    const days = first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`;
    return `${days} ${open}`;
  });
  return `${today === "" ? texts.closedToday : texts.today(today)}. ${rows.join(", ")}`;
}

function dayName(day: number): string {
  return wordOf("shortDays", day % 7);
}

/** A distance in meters as it is told: `640 m`, `1.2 km`. */
function distanceText(meters: number): string {
  const texts = pickupPickerTexts();
  const tens = Math.round(meters / 10) * 10;
  if (tens < 1_000) return texts.meters(String(tens));
  const tenths = Math.round(meters / 100);
  return texts.kilometers(String(Math.floor(tenths / 10)), String(tenths % 10));
}
