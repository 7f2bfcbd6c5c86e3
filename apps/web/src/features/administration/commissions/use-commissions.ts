import { getQueryKey } from '@trpc/react-query';
import { commissionList } from '@valia/domain/commissions/commission-list.ts';
import type { AdministratedCommission } from '@valia/domain/commissions/commission-schemas.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { useRef } from 'react';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { useActor } from '../../../lib/session/use-actor.ts';
import { trpc } from '../../../lib/trpc.ts';

export type CommissionRow = AdministratedCommission;
export type CommissionsListUrlState = ListUrlState<SearchOf<typeof commissionList>>;

/** The email address replaces a missing name. */
export const commissionAdviserName = ({ recipient }: AdministratedCommission): string =>
  recipient.name === '' ? recipient.email : recipient.name;

const list = {
  key: getQueryKey(trpc.admin.commissions.list),
  toRow: (commission: AdministratedCommission): CommissionRow => commission,
};

/** The rows that match the URL, page by page. */
export const useCommissionPages = ({ search }: CommissionsListUrlState) => {
  const { client } = trpc.useUtils();
  return useListRows({
    ...list,
    wanted: wantedOf(commissionList, search),
    read: (input, options) => client.admin.commissions.list.query(input, options),
  });
};

/** Shows the changed commission, and refetches the other data that the change affects. */
export const useCommissionChanges = () => {
  const { get, totals } = trpc.useUtils().admin.commissions;
  return useRowChanges({ ...list, invalidates: [get, totals] });
};

/**
 * The id of an action on a row in its displayed version: a repeated request has the same id, so it is done only once.
 */
export const useActionIds = () => {
  const ids = useRef(new Map<string, string>());
  return (kind: string, { id, version }: Pick<CommissionRow, 'id' | 'version'>): string => {
    const key = `${kind} ${id} ${version}`;
    const known = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, known);
    return known;
  };
};

/** Whether a commission is the user's own; nobody may settle their own. */
export const useIsOwnCommission = () => {
  const userId = useActor()?.userId;
  return ({ recipient }: AdministratedCommission): boolean => recipient.userId === userId;
};
