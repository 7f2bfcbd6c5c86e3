import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { unpackChromiumPackage, type ChromiumBinary } from './chromium-package.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROMIUM_PATH, else the system's Chromium, else the one from npm, which is unpacked at first use. */
export const findChromium = (): ChromiumBinary => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, environment: {} };
  const installed = systemPaths.find((path) => existsSync(path));
  return installed === undefined
    ? unpackChromiumPackage()
    : { executablePath: installed, environment: {} };
};

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

export const launchChromium = (): Promise<Browser> => {
  const { executablePath, environment } = findChromium();
  // Chromium refuses to run as root with its sandbox.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    env: { ...definedEnvironment(), ...environment },
    args: isRoot ? ['--no-sandbox'] : [],
  });
};
