// Makes a staff account, or gives one another password: `npm run staff -- <username>`, and `--remote` for the shop that
// is online. The password comes from ADMIN_PASSWORD, or is made up and printed.
import { writeStaff } from "./setup/local-state.ts";
import { run } from "./setup/run.mjs";
import { recordSignIn, readSignIn } from "./setup/sign-in-note.ts";
import { checkedUsername, makeUpPassword, staffStatements } from "./setup/staff-account.ts";
import { giveUp } from "./setup/steps.mjs";

const [given, ...flags] = process.argv.slice(2);
const chosen = process.env.ADMIN_PASSWORD;
try {
  const username = checkedUsername(given);
  const password = chosen || makeUpPassword();
  if (flags.includes("--remote")) {
    const sql = (await staffStatements(username, password)).join(";\n");
    await run("wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--command", sql]);
  } else {
    await writeStaff(".wrangler/state", username, password);
    const noted = readSignIn();
    if (!noted || noted.username === username) recordSignIn({ username, password: chosen ? undefined : password });
  }
  console.log(`${username} signs in at /admin${chosen ? "." : ` with the password ${password}`}`);
} catch (error) {
  giveUp(error);
}
