import { redirect } from "react-router";

import { addressInAll } from "#app/admin/cases/old-lists.ts";

import type { Route } from "./+types/complaints";

/** The list of all cases has the complaints. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(addressInAll("complaint", url));
