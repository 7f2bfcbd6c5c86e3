const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

// iPhone and iPad come before macOS, and Android before Linux, because their user agents also contain the
// later names.
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: [RegExp, string][]): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browser and operating system, as a user recognises them: `Firefox · Windows`; null when neither is known. */
export const deviceLabel = (userAgent: string | null): string | null => {
  if (userAgent === null) return null;
  const parts = [nameIn(userAgent, browsers), nameIn(userAgent, systems)];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(' · ');
};
