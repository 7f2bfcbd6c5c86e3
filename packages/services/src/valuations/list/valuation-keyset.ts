import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { sql } from 'drizzle-orm';
import { keyset } from '../../lists/keyset.ts';

/** A valuation without a result sorts below every number. Same expression as in the index `valuations_by_equity`. */
export const sortedEquity = sql`coalesce(${valuations.equityCentral}, '-infinity'::float8)`;

/** The sort orders of the list of valuations. */
export const valuationKeyset = keyset(
  {
    updatedAt: { column: valuations.updatedAt, kind: 'instant' },
    companyName: { column: valuations.companySortKey, kind: 'text' },
    equityCentral: { column: sortedEquity, kind: 'number' },
  },
  { column: valuations.id, kind: 'uuid' },
);
