// What the commands tell while they work. Runs before anything is installed: Node 20, no dependencies.

/**
 * Seconds since `began`, as `1.2 s`.
 * @param {number} began
 */
export function secondsSince(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of a command; its line says what it is, then how long it took.
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
 * Ends the command with a reason that people can read.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
