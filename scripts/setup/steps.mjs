// Progress lines and errors of the commands. Runs before anything is installed: Node 20, no dependencies.

/**
 * Seconds since `began`, as `1.2 s`.
 * @param {number} began
 */
export function secondsSince(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of a command, and prints its name and how long it took. Rethrows what `work` throws.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${secondsSince(began)}\n`);
    throw error;
  }
}

/**
 * Prints the message of an error and exits with code 1.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithError(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
