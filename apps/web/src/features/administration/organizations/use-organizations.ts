import { getQueryKey } from '@trpc/react-query';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import type { AdministratedOrganization } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { organizationList } from '@valia/domain/organizations/organization-list.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { trpc } from '../../../lib/trpc.ts';

/** An organization as a row of the list; it has no versions. */
export type OrganizationRow = AdministratedOrganization & { id: string; version: number };
export type OrganizationsListUrlState = ListUrlState<SearchOf<typeof organizationList>>;

const toRow = (organization: AdministratedOrganization): OrganizationRow => ({
  ...organization,
  id: organization.organizationId,
  version: 0,
});

const key = getQueryKey(trpc.admin.organizations.list);

/** The rows that match the URL, page by page. */
export const useOrganizationPages = ({ search }: OrganizationsListUrlState) => {
  const { list } = trpc.useUtils().client.admin.organizations;
  return useListRows({
    key,
    wanted: wantedOf(organizationList, search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};

/** Shows the changed organization, and refetches the other data that the change affects. */
export const useOrganizationChanges = () => {
  const { get, totals } = trpc.useUtils().admin.organizations;
  return useRowChanges({ key, toRow, invalidates: [get, totals] });
};

/** The owner's name; the email address replaces a missing name, and the text is empty without an owner. */
export const ownerName = ({ owner }: AdministratedOrganization): string =>
  owner === null ? '' : owner.name === '' ? owner.email : owner.name;
