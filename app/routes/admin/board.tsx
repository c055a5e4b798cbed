import { BoardScreen } from "#app/admin/orders/board-screen.tsx";
import { readBoard } from "#app/features/selling/orders/board.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/board";

export async function loader({ context }: Route.LoaderArgs) {
  return { board: await readBoard(shopOf(context).db, new Date()) };
}

export const meta = () => [{ title: "What needs doing | Admin" }];

export default function Board({ loaderData: { board } }: Route.ComponentProps) {
  return <BoardScreen board={board} />;
}
