import autocannon from "autocannon";

const connections = 16;

/**
 * Requests per second of each address, the median of several rounds. The addresses take turns, so that other load on the
 * machine affects all of them equally. Throws when a request fails.
 */
export async function measureThroughput(
  addresses: Record<string, string>,
  { rounds = 5, seconds = 4 } = {},
): Promise<Record<string, number>> {
  const measured: Record<string, number[]> = {};
  for (const url of Object.values(addresses)) await autocannon({ url, connections, duration: 2 });
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`  round ${round} of ${rounds}\n`);
    for (const [name, url] of Object.entries(addresses)) {
      const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
      if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times under load.`);
      (measured[name] ??= []).push(requests.average);
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, values]) => [name, median(values)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
