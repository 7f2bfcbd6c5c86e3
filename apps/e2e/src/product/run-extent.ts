import { languages, type Language } from '@valia/i18n/languages.ts';

interface PageLook {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** How one journey is made: by clicks and typing into fields, or by keys alone. */
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

/** The full run looks at a screen in both schemes at every width; the short one once, half of the screens in either scheme. */
const looksOf = (screen: string): readonly PageLook[] =>
  isFull
    ? everyLook
    : shortLooks.filter((_, index) => index === sumOfBytes(screen) % shortLooks.length);

/** What to try in this language: everything in the full run; else every third, so that each is tried in one. */
const shareOf = <Thing>(things: readonly Thing[], language: Language): Thing[] =>
  things.filter((_, index) => isFull || languages[index % languages.length] === language);

/** For `describe.each`: what it holds is made in the full run alone. */
const onlyInFullRun = isFull ? ['in the full run'] : [];

/** The languages of a journey that is too long to be made in all three on every commit. */
const journeyLanguages = (first: Language): readonly Language[] => (isFull ? languages : [first]);

/** Every two of language, width and way meet at least once. */
const coveringRuns: readonly JourneyRun[] = [
  { language: 'es', width: 1440, way: 'mouse' },
  { language: 'es', width: 360, way: 'keyboard' },
  { language: 'ca', width: 1440, way: 'keyboard' },
  { language: 'ca', width: 360, way: 'mouse' },
  { language: 'en', width: 1440, way: 'mouse' },
  { language: 'en', width: 360, way: 'keyboard' },
];

/** What each journey is made with on a commit: together every language, both widths and both ways. */
const shortRuns = {
  // Two scenarios begin with them too.
  'five figures': [5],
  'two scenarios': [0],
  'two people': [3],
} as const;

/** The runs of a journey: the covering set in the full run. */
const runsOf = (journey: keyof typeof shortRuns): readonly JourneyRun[] =>
  isFull
    ? coveringRuns
    : coveringRuns.filter((_, place) => shortRuns[journey].some((chosen) => chosen === place));

/** Frames of a transition cost as much as what they lead to: the full run has them drawn. */
const reducedMotion: 'no-preference' | 'reduce' = isFull ? 'no-preference' : 'reduce';

/** How much of its grid a test goes through: all of it in the full run, a covering sample in the short one. */
export const runExtent = {
  isFull,
  looksOf,
  shareOf,
  onlyInFullRun,
  journeyLanguages,
  coveringRuns,
  runsOf,
  reducedMotion,
};
