import type { FeeConvention } from '@valia/domain/fees/fee-convention.ts';
import type { FeeTax } from '@valia/domain/fees/fee-invoice.ts';
import type { FeeInput, FeePresetTerms } from '@valia/domain/fees/fee-request.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';

export interface TypedTier {
  key: number;
  upTo: string;
  rate: string;
}

/** The typed contents of the fields. */
export interface TypedFee {
  base: 'enterprise' | 'equity';
  closing: string;
  earnOut: string;
  earnOutMonth: string;
  convention: FeeConvention;
  flatRate: string;
  tiers: TypedTier[];
  minimum: string;
  cap: string;
  monthly: string;
  months: string;
  credit: string;
  mostCredit: string;
  isKnownBuyer: boolean;
  discount: string;
  tax: FeeTax['kind'];
  taxRate: string;
}

type FeeField = keyof TypedFee | `tiers.${number}.${'upTo' | 'rate'}`;

const mostCents = 1_000_000_000_000;
const mostMonths = 120;

const shortest = (value: number, language: Language): string => {
  const decimals = (String(Number(value.toFixed(4))).split('.')[1] ?? '').length;
  return formatNumber(value, { language, decimals });
};

const euros = (cents: number | null, language: Language): string =>
  cents === null ? '' : shortest(cents / 100, language);

/** The usual rates of taxes whose rate is typed in. */
export const defaultTaxRates: Partial<Record<FeeTax['kind'], number>> = { igic: 0.07, ipsi: 0.04 };

/** The fee terms as the texts in the form, without the fields of the deal. */
export const typedTerms = (
  terms: FeePresetTerms,
  language: Language,
): Omit<TypedFee, 'base' | 'closing' | 'earnOut' | 'earnOutMonth'> => ({
  convention: terms.convention,
  flatRate: shortest(terms.flatRate * 100, language),
  tiers: terms.tiers.map(({ upToCents, rate }, key) => ({
    key,
    upTo: euros(upToCents, language),
    rate: shortest(rate * 100, language),
  })),
  minimum: euros(terms.minimumCents, language),
  cap: euros(terms.capCents, language),
  monthly: terms.monthlyRetainerCents === 0 ? '' : euros(terms.monthlyRetainerCents, language),
  months: terms.months === 0 ? '' : shortest(terms.months, language),
  credit: shortest(terms.retainerCredit * 100, language),
  mostCredit: euros(terms.mostCreditCents, language),
  isKnownBuyer: terms.isKnownBuyer,
  discount: shortest(terms.knownBuyerDiscount * 100, language),
  tax: terms.tax.kind,
  taxRate: 'rate' in terms.tax ? shortest(terms.tax.rate * 100, language) : '',
});

export const emptyFee = (language: Language): TypedFee => ({
  base: 'equity',
  closing: euros(500_000_000, language),
  earnOut: '',
  earnOutMonth: '',
  ...typedTerms(defaultFeeTerms, language),
});

interface Reading {
  language: Language;
  wrong: Set<FeeField>;
}

const readCents = (text: string, field: FeeField, { language, wrong }: Reading): number | null => {
  const value = parseNumber(text, { language, kind: 'money' });
  if (value === null) return null;
  const cents = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
  if (cents >= 0 && cents <= mostCents) return cents;
  wrong.add(field);
  return null;
};

const readShare = (text: string, field: FeeField, { language, wrong }: Reading): number => {
  const value = parseNumber(text.replace('%', ''), { language, kind: 'number' });
  if (typeof value === 'number' && value >= 0 && value <= 100)
    return Number((value / 100).toFixed(6));
  wrong.add(field);
  return 0;
};

const readTiers = (typed: TypedFee, reading: Reading): FeeInput['tiers'] => {
  if (typed.convention !== 'own') {
    // The user's own scale is also compared with the conventions, if it is valid; its errors are ignored here.
    const own: Reading = { ...reading, wrong: new Set() };
    const tiers = typed.tiers.map(({ upTo, rate }) => ({
      upToCents: readCents(upTo, 'tiers', own),
      rate: readShare(rate, 'tiers', own),
    }));
    return own.wrong.size === 0 ? tiers : [];
  }
  return typed.tiers.map(({ upTo, rate }, index) => ({
    upToCents: readCents(upTo, `tiers.${index}.upTo`, reading),
    rate: readShare(rate, `tiers.${index}.rate`, reading),
  }));
};

/** The bands must have ascending upper limits, and only the last one has none. */
const checkTiers = (tiers: FeeInput['tiers'], { wrong }: Reading): void => {
  if (tiers.length === 0) wrong.add('tiers');
  let before = 0;
  for (const [index, { upToCents }] of tiers.entries()) {
    const isLast = index === tiers.length - 1;
    const isRight = upToCents === null ? isLast : upToCents > before;
    if (!isRight) wrong.add(`tiers.${index}.upTo`);
    before = upToCents ?? before;
  }
};

const readMonths = (text: string, { language, wrong }: Reading): number => {
  const value = parseNumber(text, { language, kind: 'number' });
  if (value === null) return 0;
  if (typeof value === 'number' && value >= 0 && value <= mostMonths) return value;
  wrong.add('months');
  return 0;
};

const taxOf = (typed: TypedFee, reading: Reading): FeeInput['tax'] =>
  typed.tax === 'igic' || typed.tax === 'ipsi'
    ? { kind: typed.tax, rate: readShare(typed.taxRate, 'taxRate', reading) }
    : { kind: typed.tax };

export interface ReadFee {
  input: FeeInput;
  /** The fields with invalid content. */
  wrong: ReadonlySet<FeeField>;
}

/** Parses the typed values and collects the invalid fields, whose values are treated as empty or zero. */
export const readFee = (typed: TypedFee, companyName: string, language: Language): ReadFee => {
  const reading: Reading = { language, wrong: new Set() };
  const { wrong } = reading;
  const tiers = readTiers(typed, reading);
  if (typed.convention === 'own') checkTiers(tiers, reading);
  const [minimumCents, capCents] = [
    readCents(typed.minimum, 'minimum', reading),
    readCents(typed.cap, 'cap', reading),
  ];
  if (minimumCents !== null && capCents !== null && capCents < minimumCents) wrong.add('cap');
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(typed.earnOutMonth);
  const input: FeeInput = {
    companyName,
    base: typed.base,
    closingCents: readCents(typed.closing, 'closing', reading) ?? 0,
    earnOutCents: readCents(typed.earnOut, 'earnOut', reading) ?? 0,
    earnOutMonth: isMonth ? typed.earnOutMonth : null,
    convention: typed.convention,
    flatRate: readShare(typed.flatRate, 'flatRate', reading),
    tiers,
    minimumCents,
    capCents,
    monthlyRetainerCents: readCents(typed.monthly, 'monthly', reading) ?? 0,
    months: readMonths(typed.months, reading),
    retainerCredit: readShare(typed.credit, 'credit', reading),
    mostCreditCents: readCents(typed.mostCredit, 'mostCredit', reading),
    isKnownBuyer: typed.isKnownBuyer,
    knownBuyerDiscount: readShare(typed.discount, 'discount', reading),
    tax: taxOf(typed, reading),
  };
  return { input, wrong };
};

/** The part of the input that a preset stores. */
export const presetTerms = ({
  companyName: _companyName,
  base: _base,
  closingCents: _closing,
  earnOutCents: _earnOut,
  earnOutMonth: _month,
  ...terms
}: FeeInput): FeePresetTerms => terms;
