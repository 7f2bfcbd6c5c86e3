import type { MessageDescriptor } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Description } from './describe-field.ts';
import { fieldTerms } from './field-terms.ts';
import { movableDriverTerms } from './movable-driver-terms.ts';

const driverTerm = (name: string | undefined): MessageDescriptor | undefined =>
  Object.entries(movableDriverTerms).find(([driver]) => driver === name)?.[1];

const partTerms: Readonly<Record<string, MessageDescriptor>> = {
  sensitivity: fieldTerms.sensitivity,
  monteCarlo: fieldTerms.simulation,
  reverse: fieldTerms.reverse,
};

const settingTerms: Readonly<Record<string, MessageDescriptor>> = {
  trials: fieldTerms.trials,
  seed: fieldTerms.seed,
  price: fieldTerms.price,
};

const described = (term: MessageDescriptor, detail: string | null = null): Description => ({
  term,
  year: null,
  detail,
});

/** Scenarios are named by id or by place. */
const describeScenario = (
  [, which, part, place]: readonly string[],
  document: ValuationDocument,
): Description => {
  const scenario = document.scenarios?.find(({ id }, at) => id === which || String(at) === which);
  const name = scenario?.name ?? null;
  if (part === 'probability') return described(fieldTerms.probability, name);
  if (part !== 'moves') return described(fieldTerms.scenario, name);
  const driver = driverTerm(place) ?? driverTerm(scenario?.moves[Number(place)]?.driver);
  return described(driver ?? fieldTerms.scenario, name);
};

/** The name of a field of the scenarios or of the analysis; null for any other path. */
export const describeAnalysis = (path: string, document: ValuationDocument): Description | null => {
  const keys = path.replace(/@\w+$/u, '').split('.');
  const [first, part = '', setting = '', driver] = keys;
  if (first === 'scenarios')
    return keys.length === 1 ? described(fieldTerms.scenarios) : describeScenario(keys, document);
  if (first !== 'analysis') return null;
  const term = driverTerm(driver) ?? settingTerms[setting] ?? partTerms[part];
  return described(term ?? fieldTerms.analysis);
};
