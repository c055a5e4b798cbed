/** Browsers by what only they say of themselves, the more exact ones first: most claim to be Chrome or Safari, too. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** What to call the device of a session, from its `User-Agent`: `Chrome on Windows`. */
export function deviceName(userAgent: string): string {
  const find = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent))?.[1];
  const system = find(systems);
  return `${find(browsers) ?? "Unknown browser"}${system ? ` on ${system}` : ""}`;
}
