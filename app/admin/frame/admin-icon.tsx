import type { AdminGroupName } from "./admin-pages.ts";

const paths: Readonly<Record<AdminGroupName, string>> = {
  Home: "M4 11 12 4l8 7v9h-5.5v-6h-5v6H4v-9Z",
  Orders: "M4 13h4.5l1.5 3h4l1.5-3H20M4 13 6.5 5h11L20 13v6.5H4V13Z",
  Products: "M4 4h8l8.5 8.5-8 8L4 12V4Zm4.5 3.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
  Customers:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5a3.5 3.5 0 0 1 0 6.500M18 14.500c2 .8 3.2 2.7 3.5 5.5",
  Marketing: "M4 9.500v5h3l9 4.500V5L7 9.500H4Zm3.5 5 1.5 5.500h2.500l-1-4.200M19 9.500c1.2 1.5 1.2 3.5 0 5",
  Analytics: "M4 20V4m0 16h16.500M8.5 16v-5m4.5 5V7m4.5 9v-3",
  Returns: "M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
  Finance: "M3.5 7.500h17v11h-17v-11Zm0 0L16 4.500v3m-.5 5.500h5",
  Settings:
    "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm-7 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
};

/** The line icon of a group of the navigation. Decorative: its link has the name. */
export function AdminIcon({ name }: { name: AdminGroupName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="line-icon size-5 shrink-0">
      <path d={paths[name]} />
    </svg>
  );
}
