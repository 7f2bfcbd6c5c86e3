import type { UpdatedPeriod } from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import {
  declareSearch,
  readAmount,
  readChoice,
  readDay,
  readMatching,
  readText,
  readTrue,
} from '../../../components/filters/search-schema.ts';

const readProvinceCode = readMatching(/^\d\d$/);

/** The query parameters of the valuations. */
export const listSearchSchema = declareSearch(
  {
    /** Whether valuations that others share with the user are listed, instead of the user's own. */
    scope: readChoice({ shared: true }),
    archived: readTrue,
    search: readText(100),
    status: readChoice<ValuationStatus>({ draft: true, in_progress: true, completed: true }),
    type: readChoice<ValuationType>({
      own_business: true,
      client_business: true,
      potential_acquisition: true,
    }),
    method: readChoice<ValuationMethod>({ dcf: true, multiples: true, mixed: true }),
    sector: readMatching(/^[A-Z]{2,8}$/),
    province: (given: unknown) =>
      readProvinceCode(typeof given === 'number' ? String(given).padStart(2, '0') : given),
    tag: readText(30),
    updated: readChoice<UpdatedPeriod>({ '7d': true, '30d': true, '6m': true, '12m': true }),
    from: readDay,
    to: readDay,
    min: readAmount,
    max: readAmount,
    sort: readChoice({ updatedAt: true, companyName: true, equityCentral: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** Whether the dialog for a new valuation is open. */
    new: readTrue,
  },
  { view: ['status', 'scope', 'archived'], order: ['sort', 'direction'], passing: ['new'] },
);

export const readListSearch = listSearchSchema.read;
export type ListSearch = ReturnType<typeof readListSearch>;
