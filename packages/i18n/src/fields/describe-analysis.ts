import type { MessageDescriptor } from '@lingui/core';
import { itemName } from '@valia/domain/valuations/document/item-name.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Description } from './description.ts';
import { fieldTerms } from './field-terms.ts';
import { driverTerm, movableDriverTerms } from '../terms/movable-driver-terms.ts';

type Terms = Readonly<Record<string, MessageDescriptor>>;

const isDriver = (name: string | undefined): name is keyof typeof movableDriverTerms =>
  name !== undefined && Object.hasOwn(movableDriverTerms, name);

/** The term for the first of these names that is a driver, as it is called in this valuation. */
const termOfDriver = (
  { projection }: ValuationDocument,
  ...names: (string | undefined)[]
): MessageDescriptor | undefined => {
  const name = names.find(isDriver);
  return name === undefined ? undefined : driverTerm(name, projection);
};

const partTerms: Terms = {
  sensitivity: fieldTerms.sensitivity,
  monteCarlo: fieldTerms.simulation,
  reverse: fieldTerms.reverse,
};

const settingTerms: Terms = {
  'sensitivity.rows': fieldTerms.sensitivityRows,
  'sensitivity.rows.driver': fieldTerms.sensitivityRows,
  'sensitivity.rows.step': fieldTerms.rowStep,
  'sensitivity.columns': fieldTerms.sensitivityColumns,
  'sensitivity.columns.driver': fieldTerms.sensitivityColumns,
  'sensitivity.columns.step': fieldTerms.columnStep,
  'reverse.driver': fieldTerms.reverseDriver,
  'reverse.price': fieldTerms.reverse,
  'monteCarlo.trials': fieldTerms.trials,
  'monteCarlo.seed': fieldTerms.seed,
  'monteCarlo.price': fieldTerms.simulationPrice,
};

/** The terms for the parts of a simulated driver. */
const drawnParts: Terms = {
  apply: fieldTerms.drawOf,
  kind: fieldTerms.distributionOf,
  mean: fieldTerms.meanOf,
  deviation: fieldTerms.deviationOf,
  minimum: fieldTerms.minimumOf,
  mode: fieldTerms.modeOf,
  maximum: fieldTerms.maximumOf,
};

const described = (term: MessageDescriptor, rest: Partial<Description> = {}): Description => ({
  term,
  year: null,
  detail: null,
  ...rest,
});

/** Scenarios are identified by id or by index, their changes by driver or by index. */
const describeScenario = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, which, part, place, setting] = keys;
  const at = document.scenarios?.findIndex(({ id }, n) => id === which || String(n) === which);
  const scenario = document.scenarios?.[at ?? -1];
  const name = itemName(`scenarios.${String(at)}`, document) ?? String((at ?? 0) + 1);
  const ofItem = scenario === undefined ? {} : { item: name };
  if (part === 'probability') return described(fieldTerms.probability, ofItem);
  if (part !== 'moves')
    return described(fieldTerms.scenario, { detail: scenario === undefined ? null : name });
  if (setting === 'driver') return described(fieldTerms.movedDriver, ofItem);
  const driver = termOfDriver(document, place, scenario?.moves[Number(place)]?.driver);
  return described(driver ?? fieldTerms.scenario, {
    ...ofItem,
    ...(setting === 'apply' ? { part: fieldTerms.moveOf } : {}),
  });
};

/** The same as `describeScenario`, for a driver of the simulation by its name or by its index. */
const describeDrawn = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, , , which] = keys;
  const last = keys.at(-1) ?? '';
  const drawn = document.analysis?.monteCarlo?.drivers[Number(which)];
  const term = termOfDriver(document, which, drawn?.driver) ?? fieldTerms.simulation;
  if (last === 'driver') return described(fieldTerms.simulationDriver);
  const part = drawnParts[last];
  return described(term, part === undefined ? {} : { part });
};

/** The name of a field of the scenarios or of the analysis; null for any other path. */
export const describeAnalysis = (path: string, document: ValuationDocument): Description | null => {
  const keys = path.replace(/@\w+$/u, '').split('.');
  const [first, part = '', setting = ''] = keys;
  if (first === 'baseProbability') return described(fieldTerms.baseProbability);
  if (first === 'scenarios')
    return keys.length === 1 ? described(fieldTerms.scenarios) : describeScenario(keys, document);
  if (first !== 'analysis') return null;
  if (part === 'monteCarlo' && setting === 'drivers' && keys.length > 3)
    return describeDrawn(keys, document);
  if (setting === 'correlations') return described(fieldTerms.correlations);
  const term = settingTerms[keys.slice(1).join('.')] ?? partTerms[part];
  return described(term ?? fieldTerms.analysis);
};
