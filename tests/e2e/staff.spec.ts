import { globSync, readFileSync } from "node:fs";

import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";

import { shopPort } from "#tests/support/accounts.ts";
import { expect, type Page, test } from "#tests/support/test.ts";

const password = "a password of the invited";

/** The texts of all e-mails that the shop sent. */
const sentTexts = () =>
  globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt").map((path) => readFileSync(path, "utf8"));

/** The link of the invitation that was sent to an address, at the host that the page is on. */
async function invitationLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const invitations = sentTexts().flatMap((text) => /\/admin\/invitation\?id=\S+&key=[\w-]+/.exec(text) ?? []);
    // The e-mail does not name its receiver, so the page that the link opens is asked.
    link = invitations.find((found) => !triedLinks.has(found));
    expect(link).toBeDefined();
  }).toPass();
  triedLinks.add(link ?? "");
  const opened = await page.request.get(link ?? "");
  return (await opened.text()).includes(email) ? (link ?? "") : invitationLink(page, email);
}
const triedLinks = new Set<string>();

/** Has the owner invite somebody, and accepts the invitation in the same browser: the page is signed in as them then. */
async function becomeStaff(page: Page, { username, role }: { username: string; role: string }): Promise<void> {
  const email = `${username}@mail.example`;
  await page.goto("/admin/staff");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("radio", { name: role }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("status")).toContainText(`We've invited ${email} as ${role}.`);
  const link = await invitationLink(page, email);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join the staff" })).toBeVisible();
  await page.getByLabel("Your name").fill("Åsa the Invited");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

async function firstStep(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
}

/** The code that an app with this secret shows, `steps` of half a minute from now. */
async function codeOf(secret: string, steps = 0): Promise<string> {
  const key = new TextDecoder().decode(base32.decode(secret.replaceAll(" ", "")));
  return createOTP(key).hotp(Math.floor(Date.now() / 30_000) + steps);
}

// What is refused is what these tests are about.
test.use({ expectedErrors: /status of 40[013]/ });

test("somebody is invited, sees what their role may, and signs in with a second factor", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  await signIn();
  await page.goto("/admin/staff");
  await checkAccessibility();
  await becomeStaff(page, { username: "invited.editor", role: "Editor" });

  await expect(page.getByRole("tab")).toHaveText(["Products"]);
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Staff" })).toHaveCount(0);
  await page.goto("/admin/staff");
  await expect(page.getByRole("heading", { name: "Not allowed" })).toBeVisible();
  await checkAccessibility();

  await page.goto("/admin/account");
  await checkAccessibility();
  const factor = page.locator("section").filter({ has: page.getByRole("heading", { name: "Two-step sign-in" }) });
  await factor.getByLabel("Your password").fill(password);
  await factor.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await factor.locator("code").textContent()) ?? "";
  await factor.getByRole("textbox", { name: "Code" }).fill("000000");
  await factor.getByRole("button", { name: "Turn on" }).click();
  await expect(factor).toContainText("That code isn't right.");
  await checkAccessibility();
  // This moment's code, so that the next one, which is taken already, is left for the sign-in. Neither can grow too old meanwhile.
  await factor.getByRole("textbox", { name: "Code" }).fill(await codeOf(secret));
  await factor.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const codes = await factor.locator("li").allTextContents();
  expect(codes).toHaveLength(10);
  await checkAccessibility();
  await page.reload();
  await expect(page.getByText("10 recovery codes left.")).toBeVisible();
  await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);

  await firstStep(page, "invited.editor");
  await checkAccessibility();
  await page.getByRole("textbox", { name: "Code", exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
  await expect(page.getByRole("alert")).toContainText("That code isn't right.");
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(await codeOf(secret, 1));
  await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();

  await firstStep(page, "invited.editor");
  await page.getByText("Phone lost? Use a recovery code").click();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();

  // The password is forgotten next; the second factor is not.
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await page.getByLabel("Email address").fill("invited.editor@mail.example");
  await checkAccessibility();
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If this address belongs to a staff account, we've sent it a link.")).toBeVisible();
  const linkOf = () => /\/admin\/new-password\?id=\S+&key=[\w-]+/.exec(sentTexts().join("\n"))?.[0] ?? "";
  await expect.poll(linkOf).not.toBe("");
  await page.goto(linkOf());
  await page.getByLabel("New password").fill("another password of the invited");
  await checkAccessibility();
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
  await page.goto(linkOf());
  await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
});

test.describe("a passkey", () => {
  // Passkeys are bound to a host name; an address of numbers is none.
  test.use({ baseURL: `http://localhost:${shopPort}` });

  test("is added after the password, signs in by itself, and is removed", async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    test.slow();
    await signIn();
    await becomeStaff(page, { username: "invited.support", role: "Support" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });

    await page.goto("/admin/account");
    const passkeys = page.locator("section").filter({ has: page.getByRole("heading", { name: "Passkeys" }) });
    await passkeys.getByLabel("Your password").fill("not the password");
    await passkeys.getByRole("button", { name: "Add a passkey" }).click();
    await expect(passkeys.getByRole("alert")).toHaveText("That isn't your password.");
    await passkeys.getByLabel("Your password").fill(password);
    await passkeys.getByRole("button", { name: "Add a passkey" }).click();
    await passkeys.getByLabel("Passkey name").fill("Work laptop");
    await passkeys.getByRole("button", { name: "Save passkey" }).click();
    await expect(page.getByRole("status")).toContainText("Passkey “Work laptop” added.");
    await expect(passkeys.getByText("never used")).toBeVisible();
    await checkAccessibility();

    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["Products", "Orders", "Users", "Newsletter", "Contact"]);

    await page.goto("/admin/account");
    await expect(passkeys.getByText("last used")).toBeVisible();
    await passkeys.getByText("Rename or remove").click();
    await passkeys.getByRole("button", { name: "Remove Work laptop" }).click();
    await expect(page.getByRole("status")).toContainText("Passkey removed.");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("alert")).toContainText("We don't recognize that passkey.");
  });
});

test("a session is ended from another device at once", async ({ page, browser, signIn, baseURL }) => {
  await signIn();
  await becomeStaff(page, { username: "invited.owner", role: "Owner" });
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await other.newPage();
  await phone.goto("/admin");
  await phone.getByLabel("Username").fill("invited.owner");
  await phone.getByLabel("Password").fill(password);
  await phone.getByRole("button", { name: "Sign in" }).click();
  await expect(phone.getByRole("button", { name: "Logout" })).toBeVisible();

  await page.goto("/admin/account");
  const sessions = page.locator("section").filter({ has: page.getByRole("heading", { name: "Your devices" }) });
  await expect(sessions.getByText("Chrome on Linux")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(sessions.getByText("Chrome on Linux")).toHaveCount(1);
  await phone.goto("/admin/account");
  await expect(phone.getByRole("button", { name: "Sign in" })).toBeVisible();
  await other.close();
});

test("an owner makes a role of the shop's own, and who has it sees what it lets them", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/staff");
  await page.getByRole("link", { name: "New role" }).click();
  await expect(page.getByRole("heading", { name: "New role" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Bookkeeper");
  await page.getByRole("button", { name: "Save role" }).click();
  await expect(page.getByText("Choose at least one thing this role may do.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Bookkeeper");
  await page.getByRole("checkbox", { name: "See sales" }).check();
  await page.getByRole("checkbox", { name: "Resolve payment discrepancies" }).check();
  await page.getByRole("button", { name: "Save role" }).click();
  await expect(page.getByRole("status")).toContainText("Role Bookkeeper added.");

  await page.getByRole("link", { name: "Bookkeeper" }).click();
  await expect(page.getByRole("checkbox", { name: "See payments" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "See orders" })).not.toBeChecked();

  await becomeStaff(page, { username: "book.keeper", role: "Bookkeeper" });
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/today");
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Finance" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Orders" })).toHaveCount(0);
  await page.goto("/admin?tab=orders");
  await expect(page.getByRole("heading", { name: "Not allowed" })).toBeVisible();
});
