import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationStatus } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { NameCell } from '../../../components/table/name-cell.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type OrganizationRow, ownerName } from './use-organizations.ts';

type Columns = TableColumn<OrganizationRow, OrganizationRow>[];

export const useOrganizationColumns = (): Columns => {
  const { t } = useLingui();
  const language = useLanguage();
  const statusName = useStatusNames();
  const members = ({ members: count }: OrganizationRow): string =>
    t`${plural(count, { one: '# miembro', many: '# de miembros', other: '# miembros' })}`;
  return [
    {
      id: 'name',
      name: t`Organización`,
      firstSort: 'asc',
      cell: (row) => <Name row={row} />,
      card: { place: 'title' },
      exported: ({ name }) => ({ text: name }),
    },
    {
      id: 'owner',
      name: t`Titular`,
      cell: (row) => row.owner && ownerName(row),
      card: { place: 'line' },
      exported: (row) => ({ text: ownerName(row) }),
    },
    {
      id: 'members',
      name: t`Miembros`,
      align: 'end',
      width: '6em',
      cell: ({ members: count }) => count,
      card: { place: 'about', cell: members },
      exported: ({ members: count }) => ({ text: String(count) }),
    },
    {
      id: 'created',
      name: t`Alta`,
      firstSort: 'desc',
      align: 'end',
      width: '8em',
      cell: ({ createdAt }) => formatDate(createdAt, language),
      card: { place: 'about', cell: ({ createdAt }) => formatDate(createdAt, language) },
      exported: ({ createdAt }) => ({ day: createdAt }),
    },
    { id: 'status', name: t`Estado`, exported: ({ status }) => ({ text: statusName[status] }) },
    { id: 'taxId', name: t`NIF`, exported: ({ taxId }) => ({ text: taxId ?? '' }) },
    { id: 'email', name: t`Email`, exported: ({ email }) => ({ text: email }) },
  ];
};

export const useStatusNames = (): Record<OrganizationStatus, string> => {
  const { t } = useLingui();
  return { active: t`activa`, disabled: t`desactivada`, archived: t`cerrada` };
};

const Name = ({ row }: { row: OrganizationRow }) => {
  const statusName = useStatusNames();
  return (
    <NameCell
      name={row.name}
      search={{ organization: row.id, act: undefined }}
      tags={row.status === 'active' ? [] : [statusName[row.status]]}
      about={[row.taxId, row.email].filter((text) => text !== null).join(' · ')}
    />
  );
};
