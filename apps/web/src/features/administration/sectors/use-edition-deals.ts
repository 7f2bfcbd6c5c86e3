import { useLingui } from '@lingui/react/macro';
import { editionAtNewAverage } from '@valia/domain/sectors/edition-at-new-average.ts';
import {
  type EditionDeals,
  editionDealsSchema,
  type SectorDeals,
} from '@valia/domain/sectors/edition-deals-schema.ts';
import { isIsoDay } from '@valia/i18n/dates/parse-date.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { applyImportedDealRows } from './imported-rows.ts';

/** The path of a typed figure in an edition's deals. */
export type DealKey =
  | 'date'
  | 'average'
  | 'listedAverage'
  | 'listedExponent'
  | `node ${number} ${'ebitda' | 'factor'}`
  | `${string} ${'low' | 'base' | 'high'}`;

/** The key of the figure at a path of the schema; null when no figure is typed there. */
const keyOfPath = (
  [part, index, name]: readonly PropertyKey[],
  deals: EditionDeals,
): DealKey | null => {
  switch (part) {
    case 'date':
    case 'average':
    case 'listedAverage':
    case 'listedExponent':
      return part;
    case 'nodes':
      return `node ${Number(index ?? 0)} ${name === 'factor' ? 'factor' : 'ebitda'}`;
    case 'sectors': {
      const code = deals.sectors[Number(index)]?.code;
      return code === undefined
        ? null
        : `${code} ${name === 'low' || name === 'high' ? name : 'base'}`;
    }
    default:
      return null;
  }
};

/** The deals with one figure changed, at the position that the key identifies. */
const withFigure = (deals: EditionDeals, key: DealKey, value: number): EditionDeals => {
  const [first = '', second = '', third = ''] = key.split(' ');
  if (first === 'node') {
    return {
      ...deals,
      nodes: deals.nodes.map((node, index) =>
        index === Number(second) ? { ...node, [third]: value } : node,
      ),
    };
  }
  if (second === '') return { ...deals, [first]: value };
  return {
    ...deals,
    sectors: deals.sectors.map((sector) =>
      sector.code === first ? { ...sector, [second]: value } : sector,
    ),
  };
};

const readFigure = (text: string, language: Language): number | null => {
  const value = parseNumber(text.replace(/x$/u, ''), { language, kind: 'number' });
  return typeof value === 'number' && value > 0 ? value : null;
};

const mostDecimals = 6;

/** Written with all its digits: a field shows exactly the value that would be saved. */
export const formatDealFigure = (value: number, language: Language): string => {
  const least = Number.isInteger(value) && value >= 1000 ? 0 : 2;
  let decimals = least;
  while (decimals < mostDecimals && Number(value.toFixed(decimals)) !== value) decimals += 1;
  return formatNumber(value, { language, decimals });
};

/** The typed deals of an edition; an invalid text stays in its field, while the last valid figure is used. */
export const useEditionDeals = (saved: EditionDeals) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [deals, setDeals] = useState(saved);
  const [typed, setTyped] = useState<Partial<Record<DealKey, string>>>({});
  const faults: Partial<Record<string, string>> = {};
  for (const [key, text] of Object.entries(typed)) {
    if (readFigure(text ?? '', language) === null) faults[key] = t`Escribe una cifra mayor que 0`;
  }
  if (!isIsoDay(deals.date)) faults['date'] = t`Elige el día de los datos`;
  const checked = editionDealsSchema.safeParse(deals);
  for (const { path, code } of checked.error?.issues ?? []) {
    const key = keyOfPath(path, deals);
    const ofOrder =
      path[0] === 'nodes'
        ? t`El EBITDA y el factor van de menor a mayor`
        : t`La base va entre el mínimo y el máximo`;
    if (key !== null) faults[key] ??= code === 'custom' ? ofOrder : t`Cifra fuera de lo posible`;
  }
  return {
    deals,
    faults,
    isUnsaved: Object.keys(faults).length > 0 || JSON.stringify(deals) !== JSON.stringify(saved),
    textOf: (key: DealKey, value: number): string =>
      typed[key] ?? formatDealFigure(value, language),
    type: (key: DealKey, text: string): void => {
      setTyped((was) => ({ ...was, [key]: text }));
      const value = readFigure(text, language);
      if (value !== null) setDeals((was) => withFigure(was, key, value));
    },
    setDate: (date: string): void => setDeals((was) => ({ ...was, date })),
    setGrade: (code: string, grade: SectorDeals['grade']): void =>
      setDeals((was) => ({
        ...was,
        sectors: was.sectors.map((one) => (one.code === code ? { ...one, grade } : one)),
      })),
    take: (rows: readonly SectorDeals[]): void => {
      setTyped({});
      setDeals((was) => applyImportedDealRows(was, rows));
    },
    /** Scales all figures to a new Southern European average; returns false for an invalid text. */
    takeAverage: (text: string): boolean => {
      const average = readFigure(text, language);
      if (average === null) return false;
      setTyped({});
      setDeals((was) => editionAtNewAverage(was, average));
      return true;
    },
  };
};
export type DealsDraft = ReturnType<typeof useEditionDeals>;
