// When a command is asked to end. Runs before anything is installed: Node 20, no dependencies.

/**
 * Calls `stop` once, when the terminal, npm or the system ends this command.
 * @param {(signal: NodeJS.Signals) => unknown} stop
 */
export function whenAskedToStop(stop) {
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const ask = (signal) => {
    // A terminal's Ctrl-C reaches every process of the command, and its parent passes it on besides.
    if (!asked) stop(signal);
    asked = true;
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, ask);

  // npm ends only the shell between itself and us, and that shell tells nobody.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && ask("SIGTERM");
  setInterval(watch, 500).unref();
}
