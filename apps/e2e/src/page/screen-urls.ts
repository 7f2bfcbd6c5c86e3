import type { Screen } from '@valia/domain/screens/screen.ts';
import { screenPaths, screens } from '@valia/domain/screens/screens.ts';
import { samplePath } from '@valia/domain/testing/sample-path.ts';

/** One path for each screen that these kinds of users may enter, except screens that set the language themselves. */
export const screenUrls = (...entries: readonly Screen['entry'][]): string[] =>
  screenPaths
    .filter((path) => {
      const { entry, language }: Screen = screens[path];
      return entries.includes(entry) && language === undefined;
    })
    .map(samplePath);
