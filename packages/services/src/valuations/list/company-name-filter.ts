import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { like, sql, type SQL } from 'drizzle-orm';
import { searchPattern } from '../../lists/search-pattern.ts';

/**
 * The condition that the company's name contains the text; undefined for an empty text. A text of accents alone matches
 * nothing.
 */
export const companyNameFilter = (search: string): SQL | undefined => {
  if (search.trim() === '') return undefined;
  const pattern = searchPattern(companySortKey(search));
  return pattern === null ? sql`false` : like(valuations.companySortKey, pattern);
};
