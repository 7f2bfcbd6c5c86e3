import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DealSource } from '@valia/domain/sectors/edition-deals-schema.ts';
import { capitalise, formatMonth, formatMultiple, formatNumber } from './format.ts';
import type { Language } from './languages.ts';
import { dealTerms } from './terms/deal-terms.ts';
import { withValues } from './with-values.ts';

type Translate = (message: MessageDescriptor) => string;

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/**
 * Periods in the notation of the surveys: `H1-2025`, `Q4-2025`, `Nov-2022`, `about 2019`; any other period is shown as
 * written.
 */
const periodTexts: readonly (readonly [
  RegExp,
  (parts: readonly string[], t: Translate, language: Language) => string,
])[] = [
  [
    /^H([12])-(\d{4})$/u,
    ([, half = '', year = ''], _t, language) => `${language === 'en' ? 'H' : 'S'}${half} ${year}`,
  ],
  [
    /^Q([1-4])-(\d{4})$/u,
    ([, quarter = '', year = ''], _t, language) =>
      `${language === 'en' ? 'Q' : 'T'}${quarter} ${year}`,
  ],
  [
    /^(?:published )?([A-Z][a-z]{2})-(\d{4})$/u,
    ([, month = '', year = ''], _t, language) => {
      const number = String(monthNames.indexOf(month) + 1).padStart(2, '0');
      return formatMonth(`${year}-${number}-01`, language);
    },
  ],
  [
    /^about (\d{4})$/u,
    ([, year = ''], t) => t(withValues(msg({ message: 'hacia {year}' }), { year })),
  ],
  [/^undated(?:, after (\d{4}))?$/u, (_parts, t) => t(msg`sin fecha`)],
];

const periodText = (period: string, t: Translate, language: Language): string => {
  for (const [pattern, write] of periodTexts) {
    const parts = pattern.exec(period);
    if (parts !== null) return write(parts, t, language);
  }
  return period;
};

const regions: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['Southern Europe', msg`sur de Europa`],
  ['Europe', msg`Europa`],
  ['Eurozone', msg`eurozona`],
  ['DACH', msg`Alemania, Austria y Suiza`],
  ['France', msg`Francia`],
  ['Germany', msg`Alemania`],
  ['Netherlands', msg`Países Bajos`],
  ['Belgium', msg`Bélgica`],
  ['UK & Ireland', msg`Reino Unido e Irlanda`],
  ['United States', msg`Estados Unidos`],
]);

const samples: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^(\d+) firms$/u, msg({ message: '{count} firmas' })],
  [/^(\d+) experts$/u, msg({ message: '{count} expertos' })],
  [/^(\d+)$/u, msg({ message: '{count} operaciones' })],
];

const sampleText = (sample: string | null, t: Translate): string => {
  if (sample === null) return t(dealTerms.unknownSample);
  for (const [pattern, message] of samples) {
    const count = pattern.exec(sample)?.[1];
    if (count !== undefined) return t(withValues(message, { count }));
  }
  return sample;
};

/** Region, period and sample of a published figure: `Sur de Europa, S1 2025, muestra n. d.` */
export const dealSourceText = (
  { scope, region, period, sample }: DealSource,
  t: Translate,
  language: Language,
): string => {
  const known = regions.get(region);
  const place = known === undefined ? region : capitalise(t(known));
  const all = scope === 'all' ? [t(dealTerms.allSectors)] : [];
  return [...all, place, periodText(period, t, language), sampleText(sample, t)].join(', ');
};

interface DealNote {
  code: keyof typeof dealTerms.notes;
  params: Record<string, number>;
}

/** The text of a note, with its figures in the reader's language. */
export const dealNoteText = (
  { code, params }: DealNote,
  t: Translate,
  language: Language,
): string => {
  const written = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'low' || name === 'high' || name === 'multiple'
        ? formatMultiple(value, { language })
        : formatNumber(value, { language, decimals: name === 'distance' ? 2 : 0 }),
    ]),
  );
  return t(withValues(dealTerms.notes[code], written));
};
