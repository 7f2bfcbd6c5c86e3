import { getQueryKey } from '@trpc/react-query';
import type {
  AdviserPage,
  ListAdvisersInput,
  ListedAdviser,
} from '@valia/domain/directory/directory-schemas.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { AdvisersSearch } from './read-advisers-search.ts';

export type AdvisersListUrlState = ListUrlState<AdvisersSearch>;

/** Unknown values in the URL are ignored and do not filter. */
const wantedOf = (search: AdvisersSearch): Omit<ListAdvisersInput, 'cursor' | 'limit'> => ({
  search: search.search ?? '',
  specialty: search.specialty ?? null,
  sector: findSector(search.sector ?? '') === null ? null : (search.sector ?? null),
  province: findProvince(search.province ?? '') === null ? null : (search.province ?? null),
  language: search.language ?? null,
  sort: search.sort ?? 'name',
  direction: search.direction ?? 'asc',
});

/** The directory, page by page. */
export const useAdviserPages = ({ search }: AdvisersListUrlState) => {
  const { client } = trpc.useUtils();
  const wanted = wantedOf(search);
  const pages = useKeysetPages<ListedAdviser>({
    key: getQueryKey(trpc.referrals.advisers),
    wanted,
    read: (cursor, options) => client.referrals.advisers.query({ ...wanted, cursor }, options),
  });
  const first = pages.query.data?.pages[0] as AdviserPage | undefined;
  return { wanted, pages, mayWrite: first?.mayWrite ?? true };
};
