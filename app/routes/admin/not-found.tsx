import { data } from "react-router";

import { ButtonLink } from "#app/ui/button.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: "Not found | Admin" }];

export default function NotFound() {
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Not found</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm leading-6 text-muted">
        This admin page doesn't exist. Check the link.
      </p>
      <ButtonLink to="/admin/today">Go to Today</ButtonLink>
    </>
  );
}
