import type { Chart } from "./chart.server.ts";

interface Props {
  title: string;
  /** In a sentence, what the chart shows, for people who do not see it. */
  summary: string;
  chart: Chart;
  format: (value: number) => string;
}

/** Columns of a period, with the period before as a line. Its numbers are all in the table below. */
export function SalesChart({ title, summary, chart, format }: Props) {
  const { width, height, ticks, columns, previousPath, spans, labels } = chart;
  const first = columns[0];
  return (
    <figure className="min-w-0 border border-line bg-white p-4 sm:p-5">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{title}</span>
        <span className="flex gap-5 text-sm text-muted">
          <span className="flex items-center gap-2">
            <span className="size-3 bg-ink" /> This period
          </span>
          <span className="flex items-center gap-2">
            <span className="h-0.5 w-4 bg-line-strong" /> Previous period
          </span>
          {spans.length > 0 ? (
            <span className="flex items-center gap-2">
              <span className="h-1.5 w-4 bg-volt" /> Campaign
            </span>
          ) : null}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${summary}`} className="h-auto w-full">
        {ticks.map(({ y, value }) => (
          <g key={value}>
            <line x1={first?.x ?? 0} x2={width} y1={y} y2={y} className="stroke-line" />
            <text x={(first?.x ?? 0) - 8} y={y + 4} textAnchor="end" className="fill-muted text-[13px] tabular-nums">
              {format(value)}
            </text>
          </g>
        ))}
        {columns.map((column) => (
          <g key={column.label} className="group" data-label={column.label} data-value={column.value}>
            <title>{`${column.label}: ${format(column.value)}`}</title>
            <rect x={column.x} y={0} width={column.width} height={height} className="fill-transparent" />
            <rect
              x={column.x}
              y={column.y}
              width={column.width}
              height={column.height}
              className="fill-ink group-hover:fill-muted"
            />
          </g>
        ))}
        {spans.map(({ x, width: spanWidth, name }, index) => (
          <g key={name}>
            <title>{name}</title>
            <rect
              x={x}
              y={height - 24 + 4 * (index % 2)}
              width={spanWidth}
              height={3}
              className="fill-volt stroke-ink stroke-[0.5px]"
            />
          </g>
        ))}
        {columns.length > 1 ? (
          <path d={previousPath} className="pointer-events-none fill-none stroke-line-strong stroke-2" />
        ) : null}
        {labels.map(({ x, text }, index) => (
          <text
            key={text}
            x={index === 0 ? (first?.x ?? x) : Math.min(x, width - 24)}
            y={height - 4}
            textAnchor={index === 0 ? "start" : "middle"}
            className="fill-muted text-[13px]"
          >
            {text}
          </text>
        ))}
      </svg>
    </figure>
  );
}
