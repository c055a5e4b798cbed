import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";

/** The drawing's own units. It is scaled to its place. */
const size = { width: 600, height: 220, left: 72, right: 4, top: 8, bottom: 26 };
const tickCount = 4;

export interface ChartPoint {
  /** What it stands for: a day, a week, a month. */
  label: string;
  /** The same, as short as it stands under a column. */
  short: string;
  value: number;
  /** The same time of the period before. */
  previous: number;
}

export interface Chart {
  width: number;
  height: number;
  /** Lines across, from the bottom up. */
  ticks: { y: number; value: number }[];
  columns: { x: number; y: number; width: number; height: number; label: string; value: number }[];
  /** The period before, as the path of a line: straight from one count to the next, so that it shows none that was not. */
  previousPath: string;
  /** What ran in the period, such as a campaign: from where to where, and its name. */
  spans: { x: number; width: number; name: string }[];
  /** Labels under the columns: as many as there is room for. */
  labels: { x: number; text: string }[];
}

/** What ran from one point to another, both included, by their index. */
export interface ChartSpan {
  name: string;
  from: number;
  to: number;
}

/** Columns of a period with the period before as a line, drawn on the server: no script is needed to see them. */
export function drawChart(points: readonly ChartPoint[], spans: readonly ChartSpan[] = [], mostLabels = 5): Chart {
  const { width, height, left, right, top, bottom } = size;
  const floor = height - bottom;
  const across = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([left, width - right])
    .paddingInner(0.25);
  const highest = Math.max(0, ...points.flatMap(({ value, previous }) => [value, previous]));
  const up = scaleLinear()
    .domain([0, highest || 1])
    .range([floor, top])
    .nice(tickCount);
  const start = (index: number) => across(index) ?? left;
  const center = (index: number) => start(index) + across.bandwidth() / 2;
  const path = line<ChartPoint>(
    (_, index) => center(index),
    ({ previous }) => up(previous),
  );
  const every = Math.max(1, Math.ceil(points.length / mostLabels));
  return {
    width,
    height,
    ticks: up.ticks(tickCount).map((value) => ({ y: rounded(up(value)), value })),
    columns: points.map(({ label, value }, index) => ({
      x: rounded(start(index)),
      y: rounded(up(value)),
      width: rounded(across.bandwidth()),
      height: rounded(floor - up(value)),
      label,
      value,
    })),
    previousPath: path.digits(1)(points) ?? "",
    spans: spans.map(({ name, from, to }) => ({
      name,
      x: rounded(start(from)),
      width: rounded(start(to) + across.bandwidth() - start(from)),
    })),
    labels: points.flatMap(({ short }, index) =>
      index % every === 0 ? [{ x: rounded(center(index)), text: short }] : [],
    ),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
