// `npm run stripe -- PORT`: serves the stand-in of Stripe, also on a fresh clone (tests/support/stripe/README.md).
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("stripe", "tests/support/stripe/serve.ts");
