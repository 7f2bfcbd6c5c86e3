import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';

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
const sorts = { updatedAt: true, companyName: true, equityCentral: true };
const directions = { asc: true, desc: true };

export interface ListSearch {
  search?: string | undefined;
  status?: ValuationStatus | undefined;
  type?: ValuationType | undefined;
  sort?: keyof typeof sorts | undefined;
  direction?: keyof typeof directions | undefined;
  /** The dialog for a new valuation is open. */
  new?: true | undefined;
}

const keyOf = <Known extends object>(known: Known, value: unknown): keyof Known | undefined =>
  isKeyOf(known, value) ? value : undefined;

const isKeyOf = <Known extends object>(known: Known, value: unknown): value is keyof Known =>
  typeof value === 'string' && Object.hasOwn(known, value);

const readSearch = (given: unknown): string | undefined => {
  // A search for digits alone arrives as a number.
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const search = String(given).slice(0, 100);
  return search === '' || hasRefusedCharacter(search) ? undefined : search;
};

/**
 * What the list's address asks for; whatever else it holds is dropped, which here has to be said as undefined: the
 * router keeps what the address holds for a key that is left out.
 */
export const readListSearch = (given: Record<string, unknown>): ListSearch => ({
  search: readSearch(given['search']),
  status: keyOf(statuses, given['status']),
  type: keyOf(types, given['type']),
  sort: keyOf(sorts, given['sort']),
  direction: keyOf(directions, given['direction']),
  new: given['new'] === true ? true : undefined,
});
