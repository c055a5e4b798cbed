// Finds ports for the shops of the tests. Runs before anything is installed: Node 20, no dependencies.
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
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", () => answer(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(true)));
  });
}
