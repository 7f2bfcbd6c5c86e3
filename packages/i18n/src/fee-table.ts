import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeeBandLine, FeeCalculation, FeeLine } from '@valia/domain/fees/fee-calculation.ts';
import type { FeeScale } from '@valia/domain/fees/fee-scale.ts';
import type { FeeInput } from '@valia/domain/fees/fee-request.ts';
import { feeTerms } from './terms/fee-terms.ts';
import { formatMoney, formatNumber, formatRate, wordJoiner } from './format.ts';
import { formatScaledMoney } from './format-scaled-money.ts';
import type { Language } from './languages.ts';
import { withValues } from './with-values.ts';

const texts = {
  upTo: msg`Hasta {to}`,
  between: msg`De {from} a {to}`,
  above: msg`Más de {from}`,
  whole: msg`Todo el precio`,
  scale: msg`Escala`,
  knownBuyer: msg`Comprador ya conocido`,
  minimum: msg`Mínimo {amount}`,
  minimumActs: msg`sube los honorarios`,
  minimumPassed: msg`no actúa: {amount} lo supera`,
  cap: msg`Tope {amount}`,
  capActs: msg`recorta los honorarios`,
  capLeft: msg`no actúa: quedan {amount}`,
  fee: msg`Honorarios de éxito`,
  credit: msg`Cuotas ya cobradas`,
  creditOf: msg`{months} × {monthly}, se descuenta el {share}`,
  creditLimited: msg`{months} × {monthly}, se descuenta el {share}, como máximo {most}`,
  net: msg`Pendiente de cobro`,
  invoices: msg`Facturas`,
} as const;

export interface FeeRow {
  id: string;
  kind: 'normal' | 'strong' | 'total' | 'picked' | 'dim';
  label: string;
  /** Dimmed text next to the label. */
  detail: string;
  /** The part of the price within the band. */
  value: string;
  rate: string;
  closing: string;
  earnOut: string;
  total: string;
}

export interface FeeFormatting {
  t: (message: MessageDescriptor) => string;
  language: Language;
}

/** For example `1 M€`, `0,5 M€`. */
export const formatMillionsOfEuros = (cents: bigint, language: Language): string => {
  const millions = Number(cents) / 100_000_000;
  const decimals = Math.min(3, (String(millions).split('.')[1] ?? '').length);
  return formatScaledMoney(millions, { language, currency: 'EUR', scale: 'millions', decimals });
};

/** As many decimals as the percentage has, at most four. */
export const shortRate = (rate: number, language: Language): string => {
  const percent = Number((rate * 100).toFixed(4));
  return formatRate(rate, { language, decimals: (String(percent).split('.')[1] ?? '').length });
};

/** Whole euros, or with two decimals when there are cents. */
export const feeMoney = (cents: bigint, language: Language): string =>
  formatMoney(Number(cents) / 100, { language, decimals: cents % 100n === 0n ? 0 : 2 });

const million = 100_000_000n;

/** For the rates of one scale, which must not break across lines. */
const unbrokenHyphen = `-${wordJoiner}`;

/** For example `10-8-6-4-2 %`; with the upper limits of its bands when they are not one million each. */
export const describeScale = (scale: FeeScale, language: Language): string => {
  const percents = scale.map(({ rate }) => {
    const percent = Number((rate * 100).toFixed(4));
    const decimals = (String(percent).split('.')[1] ?? '').length;
    return formatNumber(percent, { language, decimals });
  });
  const sign = formatRate(0, { language, decimals: 0 }).replace('0', '');
  const ends = scale.flatMap(({ upToCents }) => upToCents ?? []);
  const isUsual = ends.every((end, index) => end === BigInt(index + 1) * million);
  const rates = `${percents.join(unbrokenHyphen)}${sign}`;
  return isUsual
    ? rates
    : `${rates} · ${ends.map((end) => formatMillionsOfEuros(end, language)).join(', ')}`;
};

interface Table extends FeeFormatting {
  input: FeeInput;
  fee: FeeCalculation;
  /** Cents are shown either in every row or in none. */
  decimals: 0 | 2;
}

const everyLine = (fee: FeeCalculation): FeeLine[] => [
  ...fee.bands,
  fee.scale,
  fee.discount,
  fee.minimum,
  fee.cap,
  fee.fee,
  fee.credit,
  fee.net,
  fee.tax,
  fee.invoices,
];

const amountsOf = ({ decimals, language }: Table, line: FeeLine) => {
  const written = (cents: bigint): string =>
    cents === 0n ? '–' : formatNumber(Number(cents) / 100, { language, decimals });
  return {
    closing: written(line.closing),
    earnOut: written(line.earnOut),
    total: written(line.total),
  };
};

const plain = { detail: '', value: '', rate: '' };

const bandLabel = ({ t, language }: Table, { fromCents, upToCents }: FeeBandLine): string => {
  const from = formatMillionsOfEuros(fromCents, language);
  if (upToCents === null)
    return fromCents === 0n ? t(texts.whole) : t(withValues(texts.above, { from }));
  const to = formatMillionsOfEuros(upToCents, language);
  return fromCents === 0n
    ? t(withValues(texts.upTo, { to }))
    : t(withValues(texts.between, { from: from.replace(/\s?M€$/u, ''), to }));
};

const bandRows = (table: Table): FeeRow[] =>
  table.fee.bands.map((band, index) => ({
    id: `band-${index}`,
    kind: band.valueCents === 0n ? 'dim' : 'normal',
    label: bandLabel(table, band),
    detail: '',
    value: feeMoneyOf(table, band.valueCents),
    rate: shortRate(band.rate, table.language),
    ...amountsOf(table, band),
  }));

const feeMoneyOf = ({ language, decimals }: Table, cents: bigint): string =>
  cents === 0n ? '–' : formatNumber(Number(cents) / 100, { language, decimals });

/** A minimum or cap without effect remains in the table, with its reason. */
const limitRows = (table: Table): FeeRow[] => {
  const { t, language, input, fee } = table;
  const { minimumCents, capCents } = input;
  const rows: FeeRow[] = [];
  const before = fee.scale.total + fee.discount.total;
  if (minimumCents !== null) {
    const acts = fee.minimum.total !== 0n || fee.minimum.closing !== 0n;
    rows.push({
      ...plain,
      id: 'minimum',
      kind: acts ? 'normal' : 'dim',
      label: t(withValues(texts.minimum, { amount: feeMoney(BigInt(minimumCents), language) })),
      detail: acts
        ? t(texts.minimumActs)
        : t(withValues(texts.minimumPassed, { amount: feeMoney(before, language) })),
      ...amountsOf(table, fee.minimum),
    });
  }
  if (capCents !== null) {
    const acts = fee.cap.total !== 0n;
    const left = BigInt(capCents) - fee.fee.total;
    rows.push({
      ...plain,
      id: 'cap',
      kind: acts ? 'normal' : 'dim',
      label: t(withValues(texts.cap, { amount: feeMoney(BigInt(capCents), language) })),
      detail: acts
        ? t(texts.capActs)
        : t(withValues(texts.capLeft, { amount: feeMoney(left, language) })),
      ...amountsOf(table, fee.cap),
    });
  }
  return rows;
};

const creditDetail = ({ t, language, input }: Table): string => {
  const values = {
    months: formatNumber(input.months, { language, decimals: input.months % 1 === 0 ? 0 : 1 }),
    monthly: feeMoney(BigInt(input.monthlyRetainerCents), language),
    share: shortRate(input.retainerCredit, language),
  };
  return input.mostCreditCents === null
    ? t(withValues(texts.creditOf, values))
    : t(
        withValues(texts.creditLimited, {
          ...values,
          most: feeMoney(BigInt(input.mostCreditCents), language),
        }),
      );
};

const paymentRows = (table: Table): FeeRow[] => {
  const { t, language, input, fee } = table;
  const hasRetainer = input.monthlyRetainerCents > 0 && input.months > 0;
  const credit: FeeRow = {
    ...plain,
    id: 'credit',
    kind: fee.credit.total === 0n ? 'dim' : 'normal',
    label: t(texts.credit),
    detail: creditDetail(table),
    ...amountsOf(table, fee.credit),
  };
  return [
    ...(hasRetainer ? [credit] : []),
    {
      ...plain,
      id: 'net',
      kind: 'strong',
      label: t(texts.net),
      ...amountsOf(table, fee.net),
    },
    {
      ...plain,
      id: 'tax',
      kind: 'normal',
      label: t(feeTerms.taxes[input.tax.kind]),
      rate: fee.taxRate === 0 ? '' : shortRate(fee.taxRate, language),
      ...amountsOf(table, fee.tax),
    },
    {
      ...plain,
      id: 'invoices',
      kind: 'total',
      label: t(texts.invoices),
      ...amountsOf(table, fee.invoices),
    },
  ];
};

/** The calculation step by step, with the same rows on the screen and on paper; columns and rows add up as printed. */
export const feeTable = (
  fee: FeeCalculation,
  input: FeeInput,
  { t, language }: FeeFormatting,
): FeeRow[] => {
  const hasCents = [
    ...everyLine(fee).flatMap((line): unknown[] => Object.values(line)),
    fee.priceCents,
  ].some((amount) => typeof amount === 'bigint' && amount % 100n !== 0n);
  const table: Table = { t, language, fee, input, decimals: hasCents ? 2 : 0 };
  const { priceCents, scale, discount, effectiveRate } = fee;
  const scaleRate = priceCents === 0n ? null : Number(scale.total) / Number(priceCents);
  const rateOf = (rate: number | null): string =>
    rate === null ? '' : formatRate(rate, { language, decimals: 2 });
  return [
    ...bandRows(table),
    {
      id: 'scale',
      kind: 'total',
      label: t(texts.scale),
      detail: '',
      value: feeMoneyOf(table, priceCents),
      rate: rateOf(scaleRate),
      ...amountsOf(table, scale),
    },
    ...(input.isKnownBuyer
      ? [
          {
            ...plain,
            id: 'discount',
            kind: 'normal' as const,
            label: t(texts.knownBuyer),
            rate: shortRate(-input.knownBuyerDiscount, language),
            ...amountsOf(table, discount),
          },
        ]
      : []),
    ...limitRows(table),
    {
      ...plain,
      id: 'fee',
      kind: 'picked',
      label: t(texts.fee),
      rate: rateOf(effectiveRate),
      ...amountsOf(table, fee.fee),
    },
    ...paymentRows(table),
  ];
};
