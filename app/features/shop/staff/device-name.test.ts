import { expect, it } from "vitest";

import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, "Safari on Mac"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} Version/26.0 Mobile Safari/604.1`,
    "Safari on iPhone",
  ],
  [`Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${webkit} CriOS/140.0 Mobile Safari/604.1`, "Chrome on iPad"],
  [
    `Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  ["curl/8.0", "Unknown browser"],
  ["", "Unknown browser"],
])("names %s as people would", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
