const paths = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5",
  heart: "M12 20S3.5 15 3.5 8.9A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20Z",
  bag: "M5 8h14l1 12.5H4L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8",
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5 5 19",
  "arrow-left": "M20 12H4m6-6-6 6 6 6",
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  plus: "M12 5v14M5 12h14",
  down: "m5 9 7 7 7-7",
  minus: "M5 12h14",
  check: "m4 12.5 5 5L20 6.5",
  lock: "M6 10.5h12V20H6v-9.5Zm2.5 0V8a3.5 3.5 0 0 1 7 0v2.5",
  truck:
    "M2.5 6.5h11v10h-11v-10Zm11 3.5h4l4 3.5v3h-8V10ZM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  return: "M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
  shield: "M12 3.5 5 6v6c0 4.2 3 7 7 8.5 4-1.5 7-4.3 7-8.5V6l-7-2.5Z",
  bolt: "M13 3 5 13.5h6L10.5 21 19 10.5h-6.5L13 3Z",
  trash: "M5 7h14M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10 10.5v6m4-6v6",
  star: "m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 4Z",
  filter:
    "M3 7h10m6 0h2M3 17h2m6 0h10M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm-8 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  grid: "M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z",
  list: "M4 5h5v5H4V5Zm0 9h5v5H4v-5ZM12 7.5h8m-8 9h8",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4V5Zm4 4h8m-8 3h5",
  card: "M3 6h18v12H3V6Zm0 4h18",
  alert: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5v6m0 2v1.5",
} as const;
export type IconName = keyof typeof paths;

/** A line icon. Decorative: its control has the accessible name. */
export function Icon({
  name,
  className = "size-6",
  filled = false,
}: {
  name: IconName;
  className?: string;
  filled?: boolean;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`line-icon ${filled ? "fill-current " : ""}${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}
