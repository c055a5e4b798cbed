// Stopping a command. Runs before anything is installed: Node 20, no dependencies.

/**
 * Calls `stop` once, on the first SIGINT, SIGTERM or SIGHUP. With `watchParent` also when the parent process is gone: npm,
 * when it is stopped, ends only the shell between itself and this process, and sends no signal here.
 * @param {(signal: NodeJS.Signals) => unknown} stop
 * @param {{ watchParent?: boolean }} [options]
 */
export function onStopSignal(stop, { watchParent = process.env.npm_lifecycle_event !== undefined } = {}) {
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const ask = (signal) => {
    // A terminal's Ctrl-C reaches every process of the command, and its parent passes it on besides.
    if (!asked) stop(signal);
    asked = true;
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, ask);

  if (!watchParent) return;
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && ask("SIGTERM");
  setInterval(watch, 500).unref();
}
