import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedOrganization,
  ListOrganizationsInput,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { refreshPages, rewritePages } from '../../../lib/pages-cache.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
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

const organizationsKey = getQueryKey(trpc.admin.organizations.list);
const pageSize = 50;

/** What the address asks for, page by page. */
export const useOrganizationPages = ({ search }: OrganizationsAddress) => {
  const read = useReadOrganizations();
  const wanted = wantedOf(search);
  const pages = useKeysetPages<OrganizationRow>({
    key: organizationsKey,
    wanted,
    read: (cursor, options) => read({ ...wanted, limit: pageSize, cursor }, options),
  });
  return { wanted, pages };
};

export const useReadOrganizations = () => {
  const { client } = trpc.useUtils();
  return async (
    input: RouterInputs['admin']['organizations']['list'],
    options?: { signal: AbortSignal },
  ) => {
    const { items, nextCursor } = await client.admin.organizations.list.query(input, options);
    return { items: items.map(toRow), nextCursor };
  };
};

/** Shows what an organization has become, and reads anew what else that changes. */
export const useOrganizationChanges = () => {
  const queryClient = useQueryClient();
  const { organizations } = trpc.useUtils().admin;
  return {
    show: (organization: AdministratedOrganization): void =>
      rewritePages<OrganizationRow, object>(queryClient, organizationsKey, (row) => [
        row.id === organization.organizationId ? toRow(organization) : row,
      ]),
    invalidate: async (): Promise<void> => {
      await Promise.all([
        organizations.get.invalidate(),
        organizations.totals.invalidate(),
        refreshPages(queryClient, organizationsKey),
      ]);
    },
  };
};

/** The address stands for an owner who gave no name. */
export const ownerName = ({ owner }: AdministratedOrganization): string =>
  owner === null ? '' : owner.name === '' ? owner.email : owner.name;
