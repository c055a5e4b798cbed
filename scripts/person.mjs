// `npm run person -- export|erase E-MAIL`: hands over or erases what the shop stores about a person. The shop's own code does it, of
// which a part is TSX: Vite reads that, Node does not.
import { runnerImport } from "vite";

import { commandLine } from "./setup/command-line.mjs";
import { expectedSchema } from "./vite/expected-schema.ts";

commandLine("person");
await runnerImport("./scripts/person-cli.ts", {
  configFile: false,
  logLevel: "error",
  plugins: [expectedSchema()],
});
