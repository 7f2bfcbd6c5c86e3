import { getQueryKey } from '@trpc/react-query';
import { adviserList } from '@valia/domain/directory/adviser-list.ts';
import type { AdviserPage, ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { trpc } from '../../../lib/trpc.ts';

export type AdvisersListUrlState = ListUrlState<SearchOf<typeof adviserList>>;

/** The directory, page by page. */
export const useAdviserPages = ({ search }: AdvisersListUrlState) => {
  const { client } = trpc.useUtils();
  const wanted = wantedOf(adviserList, search);
  const pages = useKeysetPages<ListedAdviser>({
    key: getQueryKey(trpc.referrals.advisers),
    wanted,
    read: (cursor, options) => client.referrals.advisers.query({ ...wanted, cursor }, options),
  });
  const first = pages.query.data?.pages[0] as AdviserPage | undefined;
  return { wanted, pages, mayWrite: first?.mayWrite ?? true };
};
