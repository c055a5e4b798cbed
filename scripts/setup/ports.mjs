// Ports: free ones for the shops of the tests, and the one that a command serves on. Runs before anything is installed: Node 20, no dependencies.
import { createServer } from "node:net";

/**
 * The first of two neighbouring ports that nobody uses, from `first` on: another copy of the project may be under test.
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function findFreePortPair(first) {
  for (let port = first; port < first + 200; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`No two ports are free between ${first} and ${first + 200}.`);
}

/**
 * The port of PORT, or the usual one. Throws in words before the long steps, not after them, when it is no port or another program
 * has it.
 * @param {number} usual
 * @param {string} command What to type for another one, such as `PORT=8788 npm start`.
 * @returns {Promise<number>}
 */
export async function requireFreePort(usual, command) {
  const port = Number(process.env.PORT || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is ${process.env.PORT}, which is no port.`);
  const problem = await problemOf(port);
  if (problem) throw new Error(`Port ${port} cannot be used: ${problem}. Choose another: ${command}`);
  return port;
}

/** @param {number} port */
async function isFree(port) {
  return (await problemOf(port)) === null;
}

/**
 * Why nothing can listen there; null when it can.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function problemOf(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      answer(error.code === "EADDRINUSE" ? "another program has it" : error.message),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(null)));
  });
}
