interface Props {
  /** What goes on, for people who do not see the bar. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** How far something is. */
export function ProgressBar({ label, percent }: Props) {
  return (
    <div className="flex items-center gap-3 text-sm tabular-nums">
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      >
        {percent} %
      </progress>
      <span aria-hidden="true" className="w-12 text-right">
        {percent} %
      </span>
    </div>
  );
}
