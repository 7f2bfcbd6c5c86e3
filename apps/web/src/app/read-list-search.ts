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
  search?: string;
  status?: ValuationStatus;
  type?: ValuationType;
  sort?: keyof typeof sorts;
  direction?: keyof typeof directions;
  /** The dialog for a new valuation is open. */
  new?: true;
}

const isKeyOf = <Known extends object>(known: Known, value: unknown): value is keyof Known =>
  typeof value === 'string' && Object.hasOwn(known, value);

/** What the list's address asks for; whatever else it holds is dropped. */
export const readListSearch = (given: Record<string, unknown>): ListSearch => {
  const { search, status, type, sort, direction } = given;
  return {
    // A search for digits alone arrives as a number.
    ...((typeof search === 'string' || typeof search === 'number') &&
      search !== '' && { search: String(search).slice(0, 100) }),
    ...(isKeyOf(statuses, status) && { status }),
    ...(isKeyOf(types, type) && { type }),
    ...(isKeyOf(sorts, sort) && { sort }),
    ...(isKeyOf(directions, direction) && { direction }),
    ...(given['new'] === true && { new: true }),
  };
};
