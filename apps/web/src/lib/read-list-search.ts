import type { UpdatedPeriod } from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import { knownKey } from './known-key.ts';
import { readSearchText } from './read-search-text.ts';

// Not the domain's schemas: they would bring the validation library to every public page.
const statuses = { draft: true, in_progress: true, completed: true } satisfies Record<
  ValuationStatus,
  true
>;
const types = {
  own_business: true,
  client_business: true,
  potential_acquisition: true,
} satisfies Record<ValuationType, true>;
const methods = { dcf: true, multiples: true, mixed: true } satisfies Record<ValuationMethod, true>;
const periods = { '7d': true, '30d': true, '6m': true, '12m': true } satisfies Record<
  UpdatedPeriod,
  true
>;
const sorts = { updatedAt: true, companyName: true, equityCentral: true };
const directions = { asc: true, desc: true };

export interface ListSearch {
  /** What others share with me, instead of what is mine. */
  scope?: 'shared' | undefined;
  archived?: true | undefined;
  search?: string | undefined;
  status?: ValuationStatus | undefined;
  type?: ValuationType | undefined;
  method?: ValuationMethod | undefined;
  sector?: string | undefined;
  province?: string | undefined;
  tag?: string | undefined;
  updated?: UpdatedPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  sort?: keyof typeof sorts | undefined;
  direction?: keyof typeof directions | undefined;
  /** The dialog for a new valuation is open. */
  new?: true | undefined;
}

const readMatch = (given: unknown, pattern: RegExp): string | undefined =>
  typeof given === 'string' && pattern.test(given) ? given : undefined;

const readProvince = (given: unknown): string | undefined =>
  readMatch(typeof given === 'number' ? String(given).padStart(2, '0') : given, /^\d\d$/);

const readDay = (given: unknown): string | undefined => {
  const day = readMatch(given, /^\d{4}-\d\d-\d\d$/);
  const time = Date.parse(day ?? '');
  // The 31st of a shorter month is read as a day of the next one.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(`${day}T`)
    ? day
    : undefined;
};

const largestAmount = 1e15;

const readAmount = (given: unknown): number | undefined =>
  typeof given === 'number' && Math.abs(given) <= largestAmount ? given : undefined;

const readTrue = (given: unknown): true | undefined => (given === true ? true : undefined);

/**
 * What the list's address asks for; whatever else it holds is dropped, which here has to be said as undefined: the
 * router keeps what the address holds for a key that is left out.
 */
export const readListSearch = (given: Record<string, unknown>): ListSearch => ({
  scope: given['scope'] === 'shared' ? 'shared' : undefined,
  archived: readTrue(given['archived']),
  search: readSearchText(given['search'], 100),
  status: knownKey(statuses, given['status']),
  type: knownKey(types, given['type']),
  method: knownKey(methods, given['method']),
  sector: readMatch(given['sector'], /^[A-Z]{2,8}$/),
  province: readProvince(given['province']),
  tag: readSearchText(given['tag'], 30),
  updated: knownKey(periods, given['updated']),
  from: readDay(given['from']),
  to: readDay(given['to']),
  min: readAmount(given['min']),
  max: readAmount(given['max']),
  sort: knownKey(sorts, given['sort']),
  direction: knownKey(directions, given['direction']),
  new: readTrue(given['new']),
});
