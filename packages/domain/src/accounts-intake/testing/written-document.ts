import type { PgcPlace } from '../chart/pgc-places.ts';
import { findFiledLine, isPartOf, isResultKey, statementOfKey } from '../chart/filed-lines.ts';
import { findChartAccount } from '../chart/pgc-chart.ts';
import { isReviewPlace, sideOfPlace } from '../chart/pgc-places.ts';
import { knownLedger } from './known-ledger.ts';
import { knownStatement } from './known-statement.ts';

/** How a document formats its content; any combination expresses the same content. */
export interface NotationStyle {
  kind: 'ledger' | 'income' | 'balance';
  notation: 'es' | 'en' | 'plain-comma' | 'plain-point' | 'blanks' | 'apostrophes';
  cents: boolean;
  sign: 'before' | 'behind' | 'brackets' | 'apart' | 'long';
  /** Only for a ledger. */
  columns:
    | 'natural'
    | 'debit-positive'
    | 'credit-positive'
    | 'balances'
    | 'sums'
    | 'sums-and-balance'
    | 'letters';
  /** Only for an income statement. */
  costs: 'negative' | 'positive';
  language: 'es' | 'ca';
  years: 1 | 2 | 3;
  isOldestFirst: boolean;
  head: 'year' | 'day' | 'exercise' | 'none';
  unit: 1 | 1000;
  codeLength: 3 | 4 | 6 | 8 | 10;
  hasParents: boolean;
  isReversed: boolean;
  hasNotes: boolean;
  hasShare: boolean;
  isNumbered: boolean;
  isUpperCase: boolean;
  /** Invalid texts, each with the row in which it is placed. */
  faults: readonly { at: number; text: string }[];
  seed: number;
}

/** The correct value of a row in a year. */
export interface ExpectedFigure {
  row: number;
  year: number;
  place: PgcPlace;
  amount: number;
  /** True when the chart requires a question, so that the figure is never used without an answer. */
  isReviewed: boolean;
  unit: number;
  isFaulty: boolean;
}

export interface WrittenDocument {
  text: string;
  right: ExpectedFigure[];
}

interface Entry {
  code: string | null;
  name: string;
  /** The amount as a debit, by year. */
  debits: number[];
  /** The amount with the sign of the model, by year. */
  printed: number[];
  place: PgcPlace | null;
  isSum: boolean;
}

const separators: Readonly<Record<NotationStyle['notation'], readonly [string, string]>> = {
  es: ['.', ','],
  en: [',', '.'],
  'plain-comma': ['', ','],
  'plain-point': ['', '.'],
  blanks: ['\u00A0', ','],
  apostrophes: ["'", '.'],
};

const magnitude = (value: number, { notation, cents }: NotationStyle): string => {
  const [thousands, mark] = separators[notation];
  const [whole = '', decimals = ''] = Math.abs(value)
    .toFixed(cents ? 2 : 0)
    .split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands);
  return cents ? `${grouped}${mark}${decimals}` : grouped;
};

export const formatWrittenAmount = (value: number, writing: NotationStyle): string => {
  const text = magnitude(value, writing);
  if (value >= 0 || Math.abs(value) < 0.005) return text;
  const forms = {
    before: `-${text}`,
    behind: `${text}-`,
    brackets: `(${text})`,
    apart: `-  ${text}`,
    long: `−${text}`,
  };
  return forms[writing.sign];
};

const scaled = (value: number, { unit, cents }: NotationStyle): number =>
  cents ? Math.round((value / unit) * 100) / 100 : Math.round(value / unit);

const codeOf = (code: string, length: number): string =>
  length <= 4
    ? code.slice(0, length)
    : `${code.slice(0, 4)}${code.slice(-(length - 4)).padStart(length - 4, '0')}`;

const ledgerEntries = (writing: NotationStyle): Entry[] => {
  const { codeLength, years, seed, hasParents } = writing;
  const merged = new Map<string, Entry>();
  for (const { code, name, debit } of knownLedger) {
    const own = codeOf(code, codeLength);
    const debits = Array.from({ length: years }, (_, year) =>
      scaled(debit * (1 + ((seed + year * 3) % 7) / 10), writing),
    );
    const known = merged.get(own);
    const sum =
      known === undefined
        ? debits
        : debits.map((value, index) => value + (known.debits[index] ?? 0));
    merged.set(own, {
      code: own,
      name: known?.name ?? name,
      debits: sum,
      printed: sum,
      place: findChartAccount(own)?.place ?? null,
      isSum: false,
    });
  }
  const entries = [...merged.values()];
  if (!hasParents || codeLength <= 4) return entries;
  return entries.flatMap((entry, index) => {
    const prefix = entry.code?.slice(0, 3) ?? '';
    const first = entries.findIndex(({ code }) => code?.startsWith(prefix) === true);
    if (first !== index) return [entry];
    const all = entries.filter(({ code }) => code?.startsWith(prefix) === true);
    const debits = entry.debits.map((_, year) =>
      all.reduce((sum, one) => sum + (one.debits[year] ?? 0), 0),
    );
    return [
      { ...entry, code: prefix, name: `Grupo ${prefix}`, debits, printed: debits, isSum: true },
      entry,
    ];
  });
};

const statementEntries = (writing: NotationStyle): Entry[] => {
  const { kind, years, seed, language } = writing;
  const statement = kind === 'balance' ? 'balance' : 'income';
  const sets = Array.from({ length: years }, (_, year) =>
    knownStatement(statement, seed + year, writing.hasParents ? 5 : 3),
  );
  return (sets[0] ?? []).map(({ line }, index) => {
    // Every sum is computed from printed amounts, so in thousands each line is rounded first.
    const printed = sets.map((lines) => scaled(lines[index]?.amount ?? 0, writing));
    const isSum =
      isResultKey(line.key) || (sets[0] ?? []).some((one) => isPartOf(one.line.key, line.key));
    const debits = printed.map((value) => (statementOfKey(line.key) === 'assets' ? value : -value));
    const name = (language === 'ca' ? line.ca[0] : undefined) ?? line.es[0] ?? '';
    return {
      code: null,
      name,
      debits,
      printed,
      place: findFiledLine(line.key)?.place ?? null,
      isSum,
    };
  });
};

const isCreditNatured = (code: string): boolean => findChartAccount(code)?.natural === 'credit';

const ledgerCells = (debit: number, code: string, writing: NotationStyle): string[] => {
  const write = (value: number) => formatWrittenAmount(value + 0, writing);
  const side = (value: number) => (value > 0 ? write(value) : '');
  const turnover = (value: number) => write(Math.max(value, 0) + 500);
  switch (writing.columns) {
    case 'natural':
      return [write(isCreditNatured(code) ? -debit : debit)];
    case 'debit-positive':
      return [write(debit)];
    case 'credit-positive':
      return [write(-debit)];
    case 'balances':
      return [side(debit), side(-debit)];
    case 'sums':
      return [turnover(debit), turnover(-debit)];
    case 'sums-and-balance':
      return [turnover(debit), turnover(-debit), write(debit)];
    case 'letters':
      return [`${write(Math.abs(debit))} ${debit < 0 ? 'H' : 'D'}`];
  }
};

const ledgerHeads: Readonly<Record<NotationStyle['columns'], readonly string[]>> = {
  natural: ['Saldo'],
  'debit-positive': ['Saldo'],
  'credit-positive': ['Saldo'],
  letters: ['Saldo'],
  balances: ['Saldo deudor', 'Saldo acreedor'],
  sums: ['Debe', 'Haber'],
  'sums-and-balance': ['Debe', 'Haber', 'Saldo'],
};

const headOf = (year: number, { head, kind, columns }: NotationStyle): string[] => {
  const label = {
    year: String(year),
    day: `31/12/${year}`,
    exercise: `Ejercicio ${year}`,
    none: '',
  }[head];
  if (kind !== 'ledger') return [label];
  return ledgerHeads[columns].map((measure) => `${measure} ${label}`.trim());
};

const printedCells = (entry: Entry, year: number, writing: NotationStyle): string[] => {
  if (writing.kind === 'ledger')
    return ledgerCells(entry.debits[year] ?? 0, entry.code ?? '', writing);
  const value = entry.printed[year] ?? 0;
  const line =
    writing.kind === 'income' && writing.costs === 'positive' && isCost(entry) ? -value : value;
  return [formatWrittenAmount(line + 0, writing)];
};

const costNames = new Set(
  knownStatement('income', 1, 5).flatMap(({ line }) =>
    line.sign === '-' ? [...line.es, ...line.ca] : [],
  ),
);
const isCost = ({ name }: Entry): boolean => costNames.has(name);

const shown = (entry: Entry, index: number, { isNumbered, isUpperCase }: NotationStyle): string => {
  const numbered =
    isNumbered && entry.code === null ? `${(index % 19) + 1}. ${entry.name}` : entry.name;
  return isUpperCase ? numbered.toLocaleUpperCase('es') : numbered;
};

/** A document as an accountant would send it, with the correct value of every figure. */
export const writeDocument = (writing: NotationStyle): WrittenDocument => {
  const isLedger = writing.kind === 'ledger';
  const count = writing.head === 'none' ? 1 : writing.years;
  const years = Array.from({ length: count }, (_, index) => 2025 - index);
  const shownYears = writing.isOldestFirst ? years.toReversed() : years;
  const entries = isLedger ? ledgerEntries(writing) : statementEntries(writing);
  const ordered = isLedger && writing.isReversed ? entries.toReversed() : entries;
  const title = isLedger
    ? 'Balance de sumas y saldos'
    : writing.kind === 'income'
      ? 'Cuenta de pérdidas y ganancias'
      : 'Balance de situación';
  const titles = [
    `${title}${writing.head === 'none' ? ' del ejercicio 2025' : ''}`,
    ...(writing.unit === 1000 ? ['Cifras en miles de euros'] : []),
  ];
  const heads = [
    ...(isLedger ? ['Cuenta', 'Título'] : ['Concepto']),
    ...(writing.hasNotes && !isLedger ? ['Notas'] : []),
    ...shownYears.flatMap((year) => headOf(year, writing)),
    ...(writing.hasShare ? ['% s/ventas'] : []),
  ];
  const right: ExpectedFigure[] = [];
  const lines = ordered.map((entry, index) => {
    const row = titles.length + 2 + index;
    const fault = writing.faults.find(({ at }) => at % ordered.length === index);
    const cells = shownYears.flatMap((year, at) => {
      const written = printedCells(entry, years.indexOf(year), writing);
      const isFaulty = fault !== undefined && at === 0;
      const debit = entry.debits[years.indexOf(year)] ?? 0;
      if (entry.place !== null && !entry.isSum) {
        const target = entry.code === null ? null : findChartAccount(entry.code);
        const isOther =
          target !== null &&
          target.opposite !== null &&
          debit !== 0 &&
          debit > 0 !== (target.natural === 'debit');
        const place = isOther ? (target.opposite ?? entry.place) : entry.place;
        const amount = (sideOfPlace(place) === 'debit' ? debit : -debit) * writing.unit;
        right.push({
          row,
          year,
          place,
          amount,
          isReviewed: isReviewPlace(place),
          unit: writing.unit,
          isFaulty,
        });
      }
      return isFaulty ? [...written.slice(0, -1), fault.text] : written;
    });
    const label = shown(entry, index, writing);
    return [
      ...(isLedger ? [entry.code ?? '', label] : [label]),
      ...(writing.hasNotes && !isLedger ? [index % 3 === 0 ? String((index % 20) + 4) : ''] : []),
      ...cells,
      ...(writing.hasShare ? [`${(index * 7) % 100},5 %`] : []),
    ].join('\t');
  });
  return { text: [...titles, heads.join('\t'), ...lines].join('\n'), right };
};
