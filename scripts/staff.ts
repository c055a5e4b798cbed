// Creates an owner's account, or sets a new password for an account: `npm run staff -- <username>`, with `--remote` for the
// deployed shop. The password comes from ADMIN_PASSWORD, or is generated and printed. `--reset-second-factor` also removes
// the second factor and the passkeys, for who lost everything.
import { commandLine } from "./setup/command-line.mjs";
import { writeStaff } from "./setup/local-state.ts";
import { run } from "./setup/run.mjs";
import { recordSignIn, readSignIn } from "./setup/sign-in-note.ts";
import { parseUsername, generatePassword, staffStatements } from "./setup/staff-account.ts";
import { exitWithError } from "./setup/steps.mjs";

const {
  values,
  positionals: [given],
} = commandLine("staff");
const chosen = process.env.ADMIN_PASSWORD;
try {
  const username = parseUsername(given);
  const password = chosen || generatePassword();
  const account = { username, password, resetSecondFactor: values["reset-second-factor"] === true };
  if (values.remote) {
    const sql = (await staffStatements(account)).join(";\n");
    await run("wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--command", sql]);
  } else {
    await writeStaff(".wrangler/state", account);
    const noted = readSignIn();
    if (!noted || noted.username === username) recordSignIn({ username, password: chosen ? undefined : password });
  }
  console.log(`${username} signs in at /admin${chosen ? "." : ` with the password ${password}`}`);
} catch (error) {
  exitWithError(error);
}
