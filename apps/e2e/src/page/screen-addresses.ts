import type { Screen } from '@valia/domain/screens/screen.ts';
import { screenPaths, screens } from '@valia/domain/screens/screens.ts';
import { sampleAddress } from '@valia/domain/testing/sample-address.ts';

/** An address of each screen that these people may enter; but not of one that chooses the language anew. */
export const screenAddresses = (...entries: readonly Screen['entry'][]): string[] =>
  screenPaths
    .filter((path) => {
      const { entry, language }: Screen = screens[path];
      return entries.includes(entry) && language === undefined;
    })
    .map(sampleAddress);
