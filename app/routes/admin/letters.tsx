import { LettersScreen } from "#app/admin/letters/letters-screen.tsx";
import { listLetters } from "#app/features/catalogue/letters/read-letters.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/letters";

export async function loader({ context }: Route.LoaderArgs) {
  return { letters: await listLetters(shopOf(context).db) };
}

export const meta = () => [{ title: "Newsletters | Admin" }];

export default function Letters({ loaderData }: Route.ComponentProps) {
  return <LettersScreen {...loaderData} />;
}
