// When a command is asked to end. Runs before anything is installed: Node 20, no dependencies.

/**
 * Calls `stop` once, when the terminal, npm or the system ends this command. With `watchParent` also when the process
 * that started this one is gone: npm, asked to end, ends only the shell between itself and us, and that tells nobody.
 * @param {(signal: NodeJS.Signals) => unknown} stop
 * @param {{ watchParent?: boolean }} [options]
 */
export function whenAskedToStop(stop, { watchParent = process.env.npm_lifecycle_event !== undefined } = {}) {
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
