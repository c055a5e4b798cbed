import { existsSync } from "node:fs";

// Chromium without a window: a test in it takes half the processor time that it takes in the whole Chromium.
const headlessShell = "/usr/bin/chromium-headless-shell";
const installed = existsSync(headlessShell) ? headlessShell : "/usr/bin/chromium";

/** How Chromium is started: Debian's own, or the one that CHROMIUM names. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM ?? installed,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The windows that the pages are looked at in. */
export const windowSizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
