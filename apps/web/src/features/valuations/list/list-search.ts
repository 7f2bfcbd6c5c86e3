import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf as wantedOfList } from '@valia/domain/lists/wanted-of.ts';
import { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListAddress as useAddressOf } from '../../../components/list/use-list-address.ts';
import type { ListWanted } from '../shared/valuation-list-cache.ts';
import { valuationWords } from './valuation-words.ts';

export type ListSearch = SearchOf<typeof valuationList>;
export type ValuationListUrlState = ListUrlState<ListSearch>;

export const useValuationListUrlState = (): ValuationListUrlState =>
  useAddressOf(valuationList, valuationWords);

/** The query input for a URL. */
export const toListQuery = (search: ListSearch): ListWanted => wantedOfList(valuationList, search);
