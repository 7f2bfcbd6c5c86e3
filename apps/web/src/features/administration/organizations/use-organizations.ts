import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedOrganization,
  ListOrganizationsInput,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { OrganizationsSearch } from './read-organizations-search.ts';

/** An organization as a row of the list; it has no versions. */
export type OrganizationRow = AdministratedOrganization & { id: string; version: number };
export type OrganizationsAddress = Address<OrganizationsSearch>;
type Wanted = Omit<ListOrganizationsInput, 'cursor' | 'limit'>;

const toRow = (organization: AdministratedOrganization): OrganizationRow => ({
  ...organization,
  id: organization.organizationId,
  version: 0,
});

const wantedOf = ({ view, team, ...search }: OrganizationsSearch): Wanted => ({
  search: search.search ?? '',
  status: view ?? null,
  team: team === undefined ? null : team === 'several',
  sort: search.sort ?? 'created',
  direction: search.direction ?? 'desc',
});

const key = getQueryKey(trpc.admin.organizations.list);

/** What the address asks for, page by page. */
export const useOrganizationPages = ({ search }: OrganizationsAddress) => {
  const { list } = trpc.useUtils().client.admin.organizations;
  return useFoundRows({
    key,
    wanted: wantedOf(search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};

/** Shows what an organization has become, and reads anew what else that changes. */
export const useOrganizationChanges = () => {
  const { get, totals } = trpc.useUtils().admin.organizations;
  return useRowChanges({ key, toRow, invalidates: [get, totals] });
};

/** The address stands for an owner who gave no name. */
export const ownerName = ({ owner }: AdministratedOrganization): string =>
  owner === null ? '' : owner.name === '' ? owner.email : owner.name;
