import { figureId } from '@valia/valuation/figure.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { readNumber, writeField } from '../valuation-fields/write-field.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';
import type { SectorFloors } from './sector-floors-schema.ts';

type Floor = NonNullable<SectorFloors['unleveredBeta']>;

const atFloor = (
  document: ValuationDocument,
  path: string,
  { value, source: text }: Floor,
  date: string,
): ValuationDocument => {
  const written = writeField(document, path, value);
  return { ...written, sources: { ...written.sources, [path]: { text, date } } };
};

const betaField = 'costOfCapital.buildUp.unleveredBeta';

/** Raises a sector's beta to the minimum; a beta typed by the user remains. */
export const withBetaFloor = (
  document: ValuationDocument,
  floors: SectorFloors,
  date: string,
): ValuationDocument => {
  const floor = floors.unleveredBeta;
  const beta = readNumber(document, betaField);
  const isOfSector = document.sources[betaField]?.code === 'damodaran-europe-sector-average';
  return floor === undefined || beta === null || !isOfSector || beta >= floor.value
    ? document
    : atFloor(document, betaField, floor, date);
};

/** Raises a cost of capital that is built up from assumptions to the minimum. */
export const withCostOfCapitalFloor = (
  document: ValuationDocument,
  floors: SectorFloors,
  date: string,
): ValuationDocument => {
  const floor = floors.costOfCapital;
  if (floor === undefined || document.costOfCapital.mode !== 'build-up') return document;
  const { figures } = valueCompany(toValuationInputs(document));
  const built = figures[figureId.costOfCapital('weightedAverageCostOfCapital')]?.value;
  if (built === undefined || built >= floor.value) return document;
  const direct = writeField(document, 'costOfCapital.mode', 'direct');
  return atFloor(direct, 'costOfCapital.weightedAverageCostOfCapital', floor, date);
};
