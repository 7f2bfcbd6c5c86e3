import type { Browser } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

let kept: Browser | undefined;

/** The browser that the test files of a worker use one after the other; it ends with the worker. */
export const sharedChromium = async (): Promise<Browser> => {
  if (kept?.isConnected() !== true) kept = await launchChromium();
  return kept;
};
