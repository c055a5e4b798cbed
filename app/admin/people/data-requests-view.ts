import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { dataRequestStateNames } from "#app/features/people/data-requests/kinds.ts";
import type { DataRequestFilter, DataRequestSort } from "#app/features/people/data-requests/list.server.ts";
import { dataRequestStates } from "#app/shared/states.ts";

export const dataRequestsPath = "/admin/people/requests";

/** The URL of the list of requests. */
export const dataRequestsShape = {
  path: dataRequestsPath,
  sorts: ["due", "newest"],
  filters: { state: dataRequestStates },
} as const satisfies ListShape<DataRequestSort, DataRequestFilter>;
export type DataRequestsView = ListView<DataRequestSort, DataRequestFilter>;

export const dataRequestSortNames = { due: "Due first", newest: "Newest first" } as const;
export const dataRequestFilterNames = { state: { label: "State", values: dataRequestStateNames } } as const;
