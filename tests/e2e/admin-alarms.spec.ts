import { openAlarm } from "#tests/support/open-alarm.ts";
import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

test("an open alarm stands on Home, says what to do, and is muted for a day", async ({
  page,
  signIn,
  checkAccessibility,
}, { project }) => {
  // Each project has one of its own: they share the shop.
  const [name, title] =
    project.name === "phone" ? ["webhooks-failing", "Webhooks fail"] : ["files-stuck", "An import or export is stuck"];
  const finding = `Found on a ${project.name}.`;
  openAlarm(name, finding);
  openAlarm("mail-unsent", "Emails to 3 addresses failed in the last day.", new Date().toISOString());
  await signIn();
  await page.goto("/admin/today");
  await expect(page.getByRole("alert").filter({ hasText: finding })).toContainText(title);
  await page.getByRole("link", { name: "What to do" }).click();

  await expect(page.getByRole("heading", { name: "Alarms", level: 1 })).toBeVisible();
  const alarm = page.getByRole("article").filter({ hasText: title });
  await expect(alarm).toContainText(finding);
  await expect(page.getByText("Emails to 3 addresses failed").first()).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  await alarm.getByRole("button", { name: /^Mute for 24 hours/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "is muted for 24 hours" })).toBeVisible();
  await expect(alarm).toContainText("muted until");
  await page.goto("/admin/today");
  await expect(page.getByText(finding)).toHaveCount(0);
  await page.goto("/admin/alarms");
  await alarm.getByRole("button", { name: /^Unmute/ }).click();
  await expect(alarm.getByRole("button", { name: /^Mute for 24 hours/ })).toBeVisible();
});
