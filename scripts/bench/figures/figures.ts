import { z } from "zod";

import { spreadSchema } from "./spread.ts";

const machine = z.object({
  /** ISO 8601, when the bench began. */
  measuredAt: z.string(),
  commit: z.string(),
  processor: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  /** How many processes wanted to run at once in the minute before the bench began, as the system tells. */
  loadBefore: z.number(),
  /** Programs that took part, with their versions. */
  versions: z.record(z.string(), z.string()),
});

const load = z.object({
  connections: z.number(),
  seconds: z.number(),
  rounds: z.number(),
  /** Requests per second. */
  hello: spreadSchema,
  pages: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      /** Whether the page cache answered. */
      kept: z.boolean(),
      /** What of an uncached page was measured alone, or that all was read anew; null for a whole page. */
      alone: z.enum(["reads", "drawing", "anew"]).nullable().default(null),
      /** Times that D1 was asked for one page. */
      roundTrips: z.number(),
      /** Requests per second. */
      perSecond: spreadSchema,
      /** `perSecond` by that of hello in the same round. */
      share: spreadSchema,
      /** Milliseconds for half of all requests, at so many connections. */
      halfWithinMs: spreadSchema,
    }),
  ),
});

const scriptFile = z.object({ file: z.string(), bytes: z.number(), afterLoad: z.boolean() });
/** Bytes of each kind of file, text as gzip. */
const bytesByKind = z.object({
  html: z.number(),
  script: z.number(),
  style: z.number(),
  font: z.number(),
  picture: z.number(),
  other: z.number(),
});

const weight = z.object({
  pages: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      /** Everything that was fetched until the page had settled. */
      settled: bytesByKind.extend({ requests: z.number() }),
      untilLoad: bytesByKind.extend({ requests: z.number() }),
      scripts: z.array(scriptFile),
    }),
  ),
  /** Scripts of a first purchase from the home page to the thank-you page. */
  purchase: z.object({ script: z.number(), requests: z.number(), scripts: z.array(scriptFile) }),
  /** What the service worker fetches for use without a connection, in the background of the first page. */
  serviceWorker: z.object({ script: z.number(), everything: z.number(), requests: z.number() }),
});

const lighthouse = z.object({
  version: z.string(),
  runs: z.number(),
  /** Lighthouse's own measure of this machine: some 1,500 on the desk computers that its throttling is made for. */
  benchmarkIndex: spreadSchema,
  pages: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      score: spreadSchema,
      firstPaintMs: spreadSchema,
      largestPaintMs: spreadSchema,
      blockingMs: spreadSchema,
      shift: spreadSchema,
      accessibility: spreadSchema,
      bestPractices: spreadSchema,
      seo: spreadSchema,
      /** Checks of the last three that did not pass. */
      failed: z.array(z.string()),
    }),
  ),
});

const interaction = z.object({
  slowdown: z.number(),
  runs: z.number(),
  /** In milliseconds, from the press to the paint after it. */
  steps: z.array(z.object({ name: z.string(), ms: spreadSchema })),
});

const listCost = z.object({ rowsRead: z.number(), ms: spreadSchema });
const scale = z.object({
  small: z.object({ products: z.number(), orders: z.number() }),
  large: z.object({ products: z.number(), orders: z.number() }),
  rounds: z.number(),
  lists: z.array(
    z.object({
      group: z.string(),
      name: z.string(),
      small: listCost,
      large: listCost,
      /** Times as long as in the small shop, of the same round. */
      ratio: spreadSchema,
    }),
  ),
});

const start = z.object({
  rounds: z.number(),
  /** Milliseconds from the start of a process to its first answer. */
  hello: spreadSchema,
  health: spreadSchema,
  home: spreadSchema,
  /** Milliseconds of processor time to run the script before any request. */
  startUpMs: spreadSchema,
  /** Bytes that are put online. */
  size: z.object({ raw: z.number(), gzip: z.number() }),
});

/** The parts of the bench, each of which can be run alone. */
export const parts = { load, weight, lighthouse, interaction, scale, start } as const;
export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** All that a run of the bench measured; a part that was not run, or failed, is missing. */
export const figuresSchema = z.object({
  machine,
  load: load.optional(),
  weight: weight.optional(),
  lighthouse: lighthouse.optional(),
  interaction: interaction.optional(),
  scale: scale.optional(),
  start: start.optional(),
  /** Why a part failed. */
  failures: z.partialRecord(z.enum(partNames as [PartName, ...PartName[]]), z.string()),
});

export type Figures = z.infer<typeof figuresSchema>;
export type Machine = z.infer<typeof machine>;
export type LoadFigures = z.infer<typeof load>;
export type WeightFigures = z.infer<typeof weight>;
export type LighthouseFigures = z.infer<typeof lighthouse>;
export type InteractionFigures = z.infer<typeof interaction>;
export type ScaleFigures = z.infer<typeof scale>;
export type StartFigures = z.infer<typeof start>;
