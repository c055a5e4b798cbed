// The second half of `npm run dev`: prepares the local shop of `npm start`, then serves the sources with hot reload.
import type { ChildProcess } from "node:child_process";

import { prepareState } from "./local-state.ts";
import { killBackgroundProcesses, runInTerminal } from "./run.mjs";
import { makeSecrets } from "./secrets.ts";
import { onStopSignal } from "./signals.mjs";
import { exitWithError } from "./steps.mjs";

let child: ChildProcess | undefined;
onStopSignal((signal) => {
  if (child) return child.kill(signal);
  killBackgroundProcesses();
  process.exit(130);
});

try {
  makeSecrets();
  await prepareState(".wrangler/state");
  const port = process.env.PORT || "5173";
  process.exitCode = await runInTerminal("react-router", ["dev", "--port", port, ...process.argv.slice(2)], {
    onStart: (process) => (child = process),
  });
} catch (error) {
  exitWithError(error);
}
