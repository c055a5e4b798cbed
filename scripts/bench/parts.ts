import { secondsSince } from "../setup/steps.mjs";
import type { BenchArguments } from "./arguments.ts";
import type { Figures, PartName } from "./figures/figures.ts";
import { measureInteractions } from "./interaction/measure-interactions.ts";
import { runLighthouse } from "./lighthouse/run-lighthouse.ts";
import { measureLoad } from "./load/measure-load.ts";
import { wrkVersion } from "./load/wrk.ts";
import { measureScale } from "./scale/measure-scale.ts";
import { withFront } from "./shop/serve-measured.ts";
import { measureStart } from "./start/measure-start.ts";
import { weighShop } from "./weight/weigh.ts";

interface Part<Name extends PartName> {
  title: string;
  measure: (quick: boolean) => Promise<NonNullable<Figures[Name]>>;
}

const parts: { [Name in PartName]: Part<Name> } = {
  load: {
    title: "Requests a second, beside a bare Worker (4 minutes)",
    measure: async (quick) => {
      await wrkVersion();
      return measureLoad(quick ? { rounds: 2, seconds: 2 } : {});
    },
  },
  weight: { title: "What pages fetch (2 minutes)", measure: () => withFront(weighShop) },
  lighthouse: {
    title: "Lighthouse on a phone (6 minutes)",
    measure: (quick) => withFront((front) => runLighthouse(front, quick ? 1 : 3)),
  },
  interaction: {
    title: "Presses of a purchase on a slow phone (2 minutes)",
    measure: (quick) => withFront((front) => measureInteractions(front, quick ? 1 : 3)),
  },
  scale: {
    title: "Lists and searches of a small and a large shop (5 minutes)",
    measure: (quick) => measureScale(quick ? 3 : 15),
  },
  start: { title: "The start of the Worker (1 minute)", measure: (quick) => measureStart(quick ? 2 : 7) },
};

/** Measures the parts that were asked for into `figures`. One that fails leaves its reason there. */
export async function measureParts(figures: Figures, { only, quick }: BenchArguments): Promise<void> {
  for (const name of only) await measurePart(figures, name, quick);
}

async function measurePart(figures: Figures, name: PartName, quick: boolean): Promise<void> {
  const { title, measure } = parts[name];
  console.log(`\n${title}`);
  const began = performance.now();
  try {
    Object.assign(figures, { [name]: await measure(quick) });
    console.log(`  Done in ${secondsSince(began)}`);
  } catch (error) {
    figures.failures[name] = error instanceof Error ? error.message : String(error);
    console.error(`  Failed after ${secondsSince(began)}: ${figures.failures[name]}`);
  }
}
