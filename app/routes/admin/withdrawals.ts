import { redirect } from "react-router";

import { addressInAll } from "#app/admin/cases/old-lists.ts";

import type { Route } from "./+types/withdrawals";

/** The list of all cases has the withdrawals. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(addressInAll("withdrawal", url));
