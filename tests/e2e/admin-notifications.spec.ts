import { receiverKeys } from "#tests/support/push-receiver.ts";
import { expect, expectNoSidewaysScroll, type Page, signOut, test } from "#tests/support/test.ts";

const card = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Notifications on this device" }) });
const turnOn = (page: Page) => card(page).getByRole("button", { name: "Turn on notifications" });
const turnOff = (page: Page) => card(page).getByRole("button", { name: "Turn off on this device" });

/** What the stand-in of a browser's push answers: at first, when the person is asked, and when it is subscribed to. */
interface Stub {
  permission: NotificationPermission;
  answer: NotificationPermission;
  works: boolean;
}

/** Stands in for the browser's push, whose service no test reaches. It keeps its subscription through reloads, as browsers do. */
async function stubPush(page: Page, stub: Partial<Stub> = {}): Promise<void> {
  const { publicKey: p256dh, auth } = receiverKeys();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const given = { permission: "default", answer: "granted", works: true, ...stub, endpoint, keys: { p256dh, auth } };
  await page.addInitScript(({ endpoint: address, keys, permission, answer, works }) => {
    const keyOf = () => sessionStorage.getItem("stubbed key");
    const subscription = () => {
      const key = keyOf() ?? "";
      const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
      const applicationServerKey = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
      const toJSON = () => ({ endpoint: address, keys });
      return { endpoint: address, options: { applicationServerKey }, toJSON };
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(keyOf() ? subscription() : null),
      subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
        if (!works) return Promise.reject(new Error("The push service was not reached"));
        sessionStorage.setItem("stubbed key", key);
        return Promise.resolve(subscription());
      },
    };
    const registration = Promise.resolve({ pushManager });
    const container = { register: () => registration, ready: registration, getRegistration: () => registration };
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => container });
    const asked = { count: 0 };
    const notification = {
      permission: sessionStorage.getItem("stubbed permission") ?? permission,
      requestPermission() {
        asked.count++;
        notification.permission = answer;
        sessionStorage.setItem("stubbed permission", answer);
        return Promise.resolve(answer);
      },
    };
    Object.assign(window, { Notification: notification, PushManager: () => {}, asked });
  }, given);
}

const timesAsked = (page: Page) => page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);

// One after the other: they are one member's, who turns them off everywhere.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ signIn }) => signIn());

test("notifications are asked for on the press alone, stay on, and are turned off", async ({
  page,
  checkAccessibility,
}) => {
  await stubPush(page);
  await page.goto("/admin/account");
  await expect(turnOn(page)).toBeEnabled();
  await checkAccessibility({ atBothWidths: true });
  expect(await timesAsked(page)).toBe(0);

  await turnOn(page).click();
  await expect(page.getByRole("status")).toContainText("Notifications are on for this device.");
  await expect(turnOff(page)).toBeVisible();
  await expect(turnOff(page)).toBeInViewport();
  expect(await timesAsked(page)).toBe(1);
  await page.reload();
  await expect(turnOff(page)).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  await turnOff(page).click();
  await expect(page.getByRole("status")).toContainText("Notifications are off on this device.");
  await expect(turnOn(page)).toBeEnabled();
  await page.reload();
  await expect(turnOn(page)).toBeEnabled();
});

test("another device sees where they are on, and turns them off everywhere", async ({ page, browser, signIn }) => {
  await stubPush(page);
  await page.goto("/admin/account");
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await other.newPage();
  await signIn();
  await stubPush(elsewhere);
  await elsewhere.goto("/admin/account");
  await expect(turnOn(elsewhere)).toBeEnabled();
  await expect(card(elsewhere)).toContainText(/On for \d+ other devices?\./);
  await card(elsewhere).getByRole("button", { name: "Turn off on all devices" }).click();
  await expect(elsewhere.getByRole("status")).toContainText("Notifications are off on all your devices.");
  await expect(card(elsewhere)).not.toContainText("other device");
  await other.close();
  await page.reload();
  await expect(turnOn(page)).toBeEnabled();
});

test("logging out turns them off in that browser, also when a session before had turned them on", async ({
  page,
  signIn,
}) => {
  await stubPush(page);
  await page.goto("/admin/account");
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  // The session ends, as by time, and the next one is another.
  await page.context().clearCookies({ name: /session/ });
  await signIn();
  await page.goto("/admin/account");
  await expect(turnOff(page)).toBeVisible();

  await expect(page.locator("form[action$=sign-out] input[name=endpoint]").first()).toBeAttached();
  await signOut(page);
  await expect(page.getByLabel("Username")).toBeVisible();
  await signIn();
  await page.goto("/admin/account");
  await expect(turnOn(page)).toBeEnabled();
});

test("whoever closes the question reads what to do, and may ask again", async ({ page }) => {
  await stubPush(page, { answer: "default" });
  await page.goto("/admin/account");
  await turnOn(page).click();
  await expect(card(page).getByRole("alert")).toContainText("Press the button again and choose Allow.");
  await turnOn(page).click();
  await expect.poll(() => timesAsked(page)).toBe(2);
});

test("whoever blocks them reads where to allow them", async ({ page }) => {
  await stubPush(page, { answer: "denied" });
  await page.goto("/admin/account");
  await turnOn(page).click();
  await expect(card(page).getByRole("alert")).toContainText("Notifications are blocked for this site.");
  await expect(card(page).getByText("blocked")).toHaveCount(1);
  await expect(turnOn(page)).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toContainText("Notifications are blocked for this site.");
  expect(await timesAsked(page)).toBe(0);
});

test("a push service that is not reached is said, and tried again by a press", async ({ page }) => {
  await stubPush(page, { works: false });
  await page.goto("/admin/account");
  await turnOn(page).click();
  await expect(card(page).getByRole("alert")).toContainText("Check your connection and try again.");
  await expect(turnOn(page)).toBeEnabled();
});

test("a browser without push says so, and how to get it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.goto("/admin/account");
  await expect(card(page)).toContainText("This browser can't show notifications.");
  await expect(turnOn(page)).toHaveCount(0);
});

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows what is pushed", async ({ page, baseURL }) => {
    await page.goto("/admin/account");
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [found] = registrations;
        if (found) resolve(found.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js");
      await navigator.serviceWorker.ready;
    });
    const message = { title: "New order PM-10000001", body: "1 285 kr", path: "/admin/orders/ord_1" };
    const push = {
      origin: new URL(baseURL ?? "").origin,
      registrationId: await registered,
      data: JSON.stringify(message),
    };
    // A browser without a screen shows no notification: what it is told to show is recorded.
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(() => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      registration.showNotification = (title, options) =>
        Promise.resolve(void Object.assign(self, { shown: { title, ...options } }));
    });
    await devtools.send("ServiceWorker.deliverPushMessage", push);
    const { title, body, path } = message;
    const shown = () => worker?.evaluate(() => (self as unknown as { shown?: object }).shown);
    await expect.poll(shown).toMatchObject({ title, body, tag: path, data: path });
  });
});
