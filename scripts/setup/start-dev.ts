// The second half of `npm run dev`: prepares the local shop of `npm start`, then serves the sources with hot reload.
import type { ChildProcess } from "node:child_process";

import { commandLine } from "./command-line.mjs";
import { prepareState } from "./local-state.ts";
import { requireFreePort } from "./ports.mjs";
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
  const { host } = commandLine("dev").values;
  const port = await requireFreePort(5173, "PORT=5174 npm run dev");
  makeSecrets();
  await prepareState(".wrangler/state");
  const address = ["--port", String(port), "--strictPort", ...(host ? ["--host", String(host)] : [])];
  process.exitCode = await runInTerminal("react-router", ["dev", ...address], {
    onStart: (process) => (child = process),
  });
} catch (error) {
  exitWithError(error);
}
