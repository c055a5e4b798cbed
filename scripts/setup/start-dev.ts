// The second half of `npm run dev`: prepares the local shop of `npm start`, then serves the sources with hot reload.
import type { ChildProcess } from "node:child_process";

import { prepareState } from "./local-state.ts";
import { endUnseen, handTerminalTo } from "./run.mjs";
import { makeSecrets } from "./secrets.ts";
import { whenAskedToStop } from "./signals.mjs";
import { giveUp } from "./steps.mjs";

let child: ChildProcess | undefined;
whenAskedToStop((signal) => {
  if (child) return child.kill(signal);
  endUnseen();
  process.exit(130);
});

try {
  makeSecrets();
  await prepareState(".wrangler/state");
  const port = process.env.PORT || "5173";
  process.exitCode = await handTerminalTo("react-router", ["dev", "--port", port, ...process.argv.slice(2)], {
    started: (it) => (child = it),
  });
} catch (error) {
  giveUp(error);
}
