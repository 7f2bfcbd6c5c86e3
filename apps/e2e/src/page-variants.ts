import { languages, type Language } from '@valia/i18n/languages.ts';

interface PageVariant {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: number;
}

const schemes = ['light', 'dark'] as const;
const widths = [1440, 360, 320] as const;

const every: PageVariant[] = languages.flatMap((language) =>
  schemes.flatMap((colorScheme) => widths.map((width) => ({ language, colorScheme, width }))),
);
const isFullRun = process.env['VALIA_FULL'] === '1';
const lightAtADesk: PageVariant = { language: 'es', colorScheme: 'light', width: 1440 };
const darkOnAPhone: PageVariant = { language: 'ca', colorScheme: 'dark', width: 320 };
const darkAtADesk: PageVariant = { language: 'en', colorScheme: 'dark', width: 1440 };

/** The short run covers each language, scheme and kind of width; the full run the whole grid. */
export const publicVariants = isFullRun ? every : [lightAtADesk, darkOnAPhone, darkAtADesk];
export const signedInVariants = isFullRun ? every : [lightAtADesk, darkOnAPhone];
