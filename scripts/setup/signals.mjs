// When a command is asked to end. Runs before anything is installed: Node 20, no dependencies.

/**
 * Calls `stop` once, when the terminal, npm or the system ends this command.
 * @param {(signal: NodeJS.Signals) => unknown} stop
 */
export function whenAskedToStop(stop) {
  let asked = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    // A terminal's Ctrl-C reaches every process of the command, and its parent passes it on besides.
    process.on(signal, () => {
      if (!asked) stop(signal);
      asked = true;
    });
  }
}

/**
 * Calls `stop` when the process that started this one is gone without a word: nobody could end us then.
 * @param {() => unknown} stop
 */
export function whenParentIsGone(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 1000);
  watch.unref();
}
