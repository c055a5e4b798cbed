import { BoardScreen } from "#app/admin/orders/board-screen.tsx";
import { readBoard } from "#app/features/selling/orders/board.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/board";

export async function loader({ context }: Route.LoaderArgs) {
  const maySend = isAllowed(requireStaff(context).role, "orders:write");
  return { board: await readBoard(shopOf(context).db, new Date()), maySend };
}

export const meta = () => [{ title: "To do | Admin" }];

export default function Board({ loaderData }: Route.ComponentProps) {
  return <BoardScreen {...loaderData} />;
}
