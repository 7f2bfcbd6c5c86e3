import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { organizationList } from '@valia/domain/organizations/organization-list.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { NameCell } from '../../../components/table/name-cell.tsx';
import { type OrganizationRow, ownerName } from './use-organizations.ts';

export const organizationStatusNames = {
  active: msg`activa`,
  disabled: msg`desactivada`,
  archived: msg`cerrada`,
} as const;

/** The texts and columns of the list. */
export const organizationWords: ListWords<typeof organizationList, OrganizationRow> = {
  search: {
    label: msg`Buscar por nombre, NIF, email o persona`,
    placeholder: msg`Nombre, NIF o persona`,
  },
  views: { '': msg`Abiertas`, disabled: msg`Desactivadas`, archived: msg`Cerradas` },
  filters: {
    team: {
      name: msg`Equipo`,
      choices: { several: msg`con más miembros`, alone: msg`una sola persona` },
    },
  },
  orders: {
    created: msg`Las altas más recientes primero`,
    name: msg`Por nombre, de la A a la Z`,
  },
  columns: {
    name: { name: msg`Organización`, cell: (row) => <Name row={row} />, card: 'title' },
    owner: { name: msg`Titular`, value: ownerName, card: 'line' },
    members: { name: msg`Miembros`, align: 'end', width: '6em' },
    created: {
      name: msg`Alta`,
      kind: 'day',
      width: '8em',
      value: ({ createdAt }) => createdAt,
      card: 'about',
    },
    status: { name: msg`Estado`, choices: organizationStatusNames, only: 'file' },
    taxId: { name: msg`NIF`, only: 'file' },
    email: { name: msg`Email`, only: 'file' },
  },
};

/** Adds the number of members as a phrase, which is shown on a card. */
export const useOrganizationColumns = () => {
  const { t } = useLingui();
  const members = ({ members: count }: OrganizationRow): string =>
    t`${plural(count, { one: '# miembro', many: '# de miembros', other: '# miembros' })}`;
  return useListColumns(organizationList, organizationWords, {
    members: { card: { place: 'about', cell: members } },
  });
};

const Name = ({ row }: { row: OrganizationRow }) => {
  const { i18n } = useLingui();
  return (
    <NameCell
      name={row.name}
      search={{ organization: row.id, act: undefined }}
      tags={row.status === 'active' ? [] : [i18n._(organizationStatusNames[row.status])]}
      about={[row.taxId, row.email].filter((text) => text !== null).join(' · ')}
    />
  );
};
