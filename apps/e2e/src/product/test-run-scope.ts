import { languages, type Language } from '@valia/i18n/languages.ts';

interface PageLook {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** The settings of one journey: its language, its width, and whether it is made by mouse or by keyboard alone. */
export interface JourneyRun {
  language: Language;
  width: 1440 | 360;
  way: 'mouse' | 'keyboard';
}

const schemes = ['light', 'dark'] as const;
const widths = [1440, 360, 320] as const;
const isFull = process.env['VALIA_FULL'] === '1';

const everyLook: PageLook[] = schemes.flatMap((colorScheme) =>
  widths.map((width) => ({ colorScheme, width })),
);

const shortLooks: readonly PageLook[] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 320 },
];

const sumOfBytes = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0);

/**
 * The full run checks a screen in both colour schemes at every width. The short run checks each screen once: half of
 * the screens in the light scheme, half in the dark one.
 */
const looksOf = (screen: string): readonly PageLook[] =>
  isFull
    ? everyLook
    : shortLooks.filter((_, index) => index === sumOfBytes(screen) % shortLooks.length);

/**
 * The items to try in this language: all in the full run; otherwise every third, so that each item is tried in one
 * language.
 */
const shareOf = <Thing>(things: readonly Thing[], language: Language): Thing[] =>
  things.filter((_, index) => isFull || languages[index % languages.length] === language);

/** For `describe.each`: its tests run only in the full run. */
const onlyInFullRun = isFull ? ['in the full run'] : [];

/** The languages of a journey that is too long to be run in all three on every commit. */
const journeyLanguages = (first: Language): readonly Language[] => (isFull ? languages : [first]);

/** Runs that cover every pair of values of language, width and way at least once. */
const coveringRuns: readonly JourneyRun[] = [
  { language: 'es', width: 1440, way: 'mouse' },
  { language: 'es', width: 360, way: 'keyboard' },
  { language: 'ca', width: 1440, way: 'keyboard' },
  { language: 'ca', width: 360, way: 'mouse' },
  { language: 'en', width: 1440, way: 'mouse' },
  { language: 'en', width: 360, way: 'keyboard' },
];

/** The runs of each journey on a commit: together they cover every language, both widths and both ways. */
const shortRuns = {
  // The "two scenarios" journey also begins with the five figures.
  'five figures': [5],
  'two scenarios': [0],
  'two people': [3],
  'pasted accounts': [0],
} as const;

/** The runs of a journey; in the full run, all of `coveringRuns`. */
const runsOf = (journey: keyof typeof shortRuns): readonly JourneyRun[] =>
  isFull
    ? coveringRuns
    : coveringRuns.filter((_, place) => shortRuns[journey].some((chosen) => chosen === place));

/** Rendering the frames of a transition takes as long as rendering its result, so only the full run has transitions. */
const reducedMotion: 'no-preference' | 'reduce' = isFull ? 'no-preference' : 'reduce';

/** How much of its combinations a test covers: all of them in the full run, a covering sample in the short one. */
export const testRunScope = {
  isFull,
  looksOf,
  shareOf,
  onlyInFullRun,
  journeyLanguages,
  coveringRuns,
  runsOf,
  reducedMotion,
};
