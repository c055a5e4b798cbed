import { rmSync } from "node:fs";

import { migrate, seed, writeStaff } from "../../scripts/setup/local-state.ts";
import { staffAccount } from "./accounts.ts";

/** Makes the state of the demo shop with the tests' staff account, in place of what is in that folder. */
export async function makeSeededState(state: string): Promise<void> {
  rmSync(state, { recursive: true, force: true });
  await migrate(state);
  await seed(state);
  await writeStaff(state, staffAccount);
}
