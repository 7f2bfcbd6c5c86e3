import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommissionEntry } from '@valia/domain/commissions/commission-schemas.ts';
import { formatMoney, formatRate } from './format.ts';
import type { Language } from './languages.ts';
import { withValues } from './with-values.ts';

const texts = {
  entry: msg`asiento {number}`,
  won: msg`Ganada: {rate} de {base}`,
  wonByBands: msg`Ganada: {formula}`,
  reversedBy: msg`lo revierte el {entry}`,
  correctedBy: msg`lo corrige el {entry}`,
  corrects: msg`corrige el {entry}`,
  reverses: msg`revierte el {entry}`,
  pays: msg`Paga el {entry}`,
  deducted: msg`Descontado del pago: salda el {entry}`,
} as const;

/** `0012` */
export const entryNumber = (number: number): string => String(number).padStart(4, '0');

/** At least two decimals, and as many as the rate has. */
export const formatFullRate = (rate: number, language: Language): string => {
  const decimals = Math.max(
    2,
    (String(Number((rate * 100).toFixed(6))).split('.')[1] ?? '').length,
  );
  return formatRate(rate, { language, decimals });
};

/** Cents in the format `1.234,56 €`. */
export const formatCents = (cents: number, language: Language, signed = false): string =>
  formatMoney(cents / 100, { language, decimals: 2, signed });

/** The same as `formatCents`, without decimals when the amount has no cents. */
export const formatShortCents = (cents: number, language: Language): string =>
  formatMoney(cents / 100, { language, decimals: cents % 100 === 0 ? 0 : 2 });

/** For example `1.000.000 € × 1,20 % + 1.720.000 € × 1,00 %`. */
export const formatBands = (
  bands: readonly { valueCents: number; rate: number }[],
  language: Language,
): string =>
  bands
    .map(
      ({ valueCents, rate }) =>
        `${formatShortCents(valueCents, language)} × ${formatFullRate(rate, language)}`,
    )
    .join(' + ');

const wonText = (bands: CommissionEntry['bands'], language: Language): MessageDescriptor => {
  const [only, ...others] = bands;
  return only === undefined || others.length > 0
    ? withValues(texts.wonByBands, { formula: formatBands(bands, language) })
    : withValues(texts.won, {
        rate: formatFullRate(only.rate, language),
        base: formatShortCents(only.valueCents, language),
      });
};

/** A part of a sentence: a text, or the number of a ledger entry in it. */
export interface EntryPart {
  text: string;
  /** The number of the entry that the part links to. */
  entry: number | null;
}

interface Writing {
  t: (message: MessageDescriptor) => string;
  language: Language;
}

const mark = '\u0000';

/** The text before and after the number of the entry mentioned in it. */
const citing = (text: MessageDescriptor, number: number, { t }: Writing): EntryPart[] => {
  const [before = '', after = ''] = t(withValues(text, { entry: mark })).split(mark);
  return [
    { text: before, entry: null },
    { text: t(withValues(texts.entry, { number: entryNumber(number) })), entry: number },
    { text: after, entry: null },
  ].filter((part) => part.text !== '');
};

const joined = (...sentences: (EntryPart[] | null)[]): EntryPart[] =>
  sentences
    .filter((parts) => parts !== null && parts.length > 0)
    .flatMap((parts, index) =>
      index === 0 ? (parts ?? []) : [{ text: '; ', entry: null }, ...(parts ?? [])],
    );

const plain = (text: string | null): EntryPart[] | null =>
  text === null || text === '' ? null : [{ text, entry: null }];

/** The reason of an entry in the ledger, with the entry it cites and the entry that cites it. */
export const describeEntry = (
  entry: CommissionEntry,
  writing: Writing,
  causes: Readonly<Record<string, MessageDescriptor>>,
): EntryPart[] => {
  const { t, language } = writing;
  const { kind, reason, cause, citesNumber, citedBy } = entry;
  const cites = (text: MessageDescriptor) =>
    citesNumber === null ? null : citing(text, citesNumber, writing);
  const why = plain(reason ?? (cause === null ? null : t(causes[cause] ?? texts.won)));
  switch (kind) {
    case 'earned': {
      const won = t(wonText(entry.bands, language));
      const by =
        citedBy === null
          ? null
          : citing(
              citedBy.kind === 'reversal' ? texts.reversedBy : texts.correctedBy,
              citedBy.number,
              writing,
            );
      return joined(plain(won), by);
    }
    case 'correction':
      return joined(
        why,
        cites(texts.corrects),
        citedBy === null ? null : citing(texts.correctedBy, citedBy.number, writing),
      );
    case 'reversal':
      return joined(why, cites(texts.reverses));
    case 'payment':
      return joined(cites(entry.amountCents < 0 ? texts.pays : texts.deducted), why);
  }
};
