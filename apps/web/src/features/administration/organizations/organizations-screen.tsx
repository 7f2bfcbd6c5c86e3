import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationTotals } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { organizationList } from '@valia/domain/organizations/organization-list.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OrganizationPanel } from './organization-panel.tsx';
import { organizationWords, useOrganizationColumns } from './organization-words.tsx';
import { type OrganizationRow, useOrganizationPages } from './use-organizations.ts';

/** /admin/organizations: all organizations, with the open one beside the list. */
export const OrganizationsScreen = () => {
  const { t } = useLingui();
  const address = useListAddress(organizationList, organizationWords);
  const found = useOrganizationPages(address);
  const totals = trpc.admin.organizations.totals.useQuery().data;
  const { tabs, filters } = useListWords(organizationList, organizationWords, address.search, {
    counts: {
      '': totals && totals.active + totals.disabled,
      disabled: totals?.disabled,
      archived: totals?.archived,
    },
  });
  const opening = openRowState(address, 'organization');
  const { admin } = trpc.useUtils();
  const panel = { rows: found.pages.rows, address, opening };
  return (
    <ListScreen<OrganizationRow>
      address={address}
      head={{ title: t`Organizaciones`, sentence: useSentence(totals) }}
      file={{ home: '/admin/organizations', fileName: t`organizaciones` }}
      views={{
        tabs,
        verbs: useSavedViewCalls(trpc.admin.organizations, admin.organizations.views),
      }}
      filters={filters}
      found={found}
      columns={useOrganizationColumns()}
      opening={opening}
      wording={{
        gender: 'feminine',
        counted: (count) =>
          t`${plural(count, { one: '# organización', many: '# de organizaciones', other: '# organizaciones' })}`,
      }}
      empty={
        <NoRowsFound
          address={address}
          title={t`Ninguna organización coincide`}
          ofViews={{
            disabled: t`Ninguna organización está desactivada`,
            archived: t`Ninguna organización se ha cerrado`,
          }}
          text={t`Las demás están en la pestaña «Abiertas».`}
          whole={t`Ver las abiertas`}
        />
      }
    >
      {opening.id !== undefined && <OrganizationPanel {...panel} organizationId={opening.id} />}
    </ListScreen>
  );
};

const useSentence = (totals: OrganizationTotals | undefined): string | undefined => {
  const { t } = useLingui();
  if (totals === undefined) return undefined;
  const { active, disabled, members } = totals;
  const people = t`${plural(members, { one: '# persona', many: '# de personas', other: '# personas' })}`;
  const working = t`${plural(active, { one: '# activa', many: '# de activas', other: '# activas' })}`;
  const off = t`${plural(disabled, { one: '# desactivada', many: '# de desactivadas', other: '# desactivadas' })}`;
  return t`${working} y ${off}, con ${people}.`;
};
