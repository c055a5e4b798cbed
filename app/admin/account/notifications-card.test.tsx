import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";

import type { PushSetting } from "#app/features/shop/push/push-setting.server.ts";

import { NotificationsCard } from "./notifications-card.tsx";

function html(setting: Partial<PushSetting>): string {
  const whole = { publicKey: "BCVx", isWorkerOff: false, endpoints: [], ...setting };
  const Component = () => <NotificationsCard setting={whole} error={undefined} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub />);
}

it("says who can help when the shop has no key for notifications, and offers none", () => {
  expect(html({ publicKey: null })).toContain("set PUSH_KEY");
  expect(html({ publicKey: null })).not.toContain("<button");
});

it("says so while the service worker is off by setting, and still turns them off everywhere", () => {
  const page = html({ isWorkerOff: true, endpoints: ["https://web.push.apple.com/a"] });
  expect(page).toContain("Notifications are paused.");
  expect(page).toContain("Turn off on all devices");
  expect(page).not.toContain("Turn on notifications");
});

it("knows nothing of the browser until its scripts run", () => {
  expect(html({})).toContain("Checking this browser…");
});
