import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { documentLeaves } from '@valia/domain/valuations/document-leaves.ts';
import { fieldKind } from './field-kind.ts';
import { writeField } from './write-field.ts';

const isAmount = (path: string): boolean =>
  fieldKind(path) === 'money' && !/\.(?:year|holdYears|reachYear)$/u.test(path);

/** The same amounts counted in another unit; to fifteen digits, so that there and back they are the same. */
export const inUnit = (
  document: ValuationDocument,
  unit: ValuationDocument['unit'],
): ValuationDocument => {
  if (document.unit === unit) return document;
  const factor = document.unit / unit;
  return [...documentLeaves(document).values()].reduce<ValuationDocument>(
    (counted, { path, value }) =>
      typeof value === 'number' && isAmount(path)
        ? writeField(counted, path, Number((value * factor).toPrecision(15)))
        : counted,
    { ...document, unit },
  );
};
