/** With what somebody is signed in, as far as his browser tells; undefined is what it hides. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** The first that fits is meant: browsers name those that they are built like, too. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a `User-Agent` header says of a device, in names that no language changes. */
export function deviceOf(userAgent: string | null): Device {
  const first = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  return { browser: first(browsers), system: first(systems) };
}
