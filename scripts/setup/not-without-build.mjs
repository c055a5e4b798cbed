// What wrangler runs before it packs workers/app.ts itself (wrangler.toml): only the shop's own build can, and its output needs no packing.
import { exitWithError } from "./steps.mjs";

exitWithError(new Error("Wrangler cannot build the shop by itself. 'npm start' builds and serves it."));
