import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  OrganizationDetailsView,
  OrganizationEvent,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import type { OrganizationStatus } from '@valia/domain/organizations/organization-list.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelEvents } from '../../../components/panel/panel-events.tsx';
import { PanelFacts } from '../../../components/panel/panel-facts.tsx';
import { PanelHeader } from '../../../components/panel/panel-header.tsx';
import { PanelHistory } from '../../../components/panel/panel-history.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OrganizationActions } from './organization-actions.tsx';
import { organizationStatusNames } from './organization-words.tsx';
import type { OrganizationRow, OrganizationsListUrlState } from './use-organizations.ts';

interface OrganizationPanelProps {
  organizationId: string;
  rows: readonly OrganizationRow[];
  address: OrganizationsListUrlState;
  opening: OpenRowState;
}

/** One organization beside the list: its facts, members, actions and history. */
export const OrganizationPanel = ({
  organizationId,
  rows,
  address,
  opening,
}: OrganizationPanelProps) => {
  const { t } = useLingui();
  const query = trpc.admin.organizations.get.useQuery({ organizationId });
  const shown = query.data?.organization ?? rows.find(({ id }) => id === organizationId);
  return (
    <RowPanel
      label={shown?.name ?? t`Organización`}
      head={shown && <PanelHeader title={shown.name} about={shown.email} />}
      openId={organizationId}
      rows={rows}
      opening={opening}
    >
      <PanelSection>
        <QueryState query={query} loading={<Skeleton height={180} />}>
          {(details) => <Facts details={details} />}
        </QueryState>
      </PanelSection>
      {query.data !== undefined && (
        <>
          <Members details={query.data} />
          <OrganizationActions key={organizationId} details={query.data} address={address} />
          <History events={query.data.history} />
        </>
      )}
    </RowPanel>
  );
};

const Facts = ({ details }: { details: OrganizationDetailsView }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const statusOf = (status: OrganizationStatus): string => i18n._(organizationStatusNames[status]);
  const { organization, openInvitations, hasBrand } = details;
  const reason = organization.disabledReason;
  const facts = [
    {
      name: t`Estado`,
      value:
        // The reason is empty when the user who disabled it was erased.
        reason === null || reason === ''
          ? statusOf(organization.status)
          : `${statusOf('disabled')}: «${reason}»`,
    },
    { name: t`NIF`, value: organization.taxId },
    { name: t`Teléfono`, value: organization.phone },
    { name: t`Alta`, value: formatDate(organization.createdAt, language, 'long') },
    { name: t`Marca`, value: hasBrand ? t`propia` : t`la de Valía` },
    {
      name: t`Invitaciones`,
      value: t`${plural(openInvitations, { one: '# pendiente', many: '# de pendientes', other: '# pendientes' })}`,
    },
  ];
  return <PanelFacts facts={facts} />;
};

const Members = ({ details: { members } }: { details: OrganizationDetailsView }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <PanelSection heading={<Trans>Miembros</Trans>}>
      <PanelEvents
        events={members.map(({ userId, name, email, role, joinedAt }) => {
          const day = formatDate(joinedAt, language);
          const roleName = i18n._(accountTerms.organizationRoles[role]);
          return {
            id: userId,
            text: (
              <Link to="/admin/users" search={{ user: userId }}>
                {name === '' ? email : name}
              </Link>
            ),
            about: t`${roleName} desde el ${day}`,
          };
        })}
        empty={t`No queda nadie en ella.`}
      />
    </PanelSection>
  );
};

const useActNames = (): Record<OrganizationEvent['action'], string> => {
  const { t } = useLingui();
  return {
    'organization.created': t`Creada`,
    'organization.updated': t`Datos cambiados`,
    'organization.brand-updated': t`Marca cambiada`,
    'organization.handed-over': t`Titularidad traspasada`,
    'organization.member-removed': t`Miembro dado de baja`,
    'organization.left': t`Salida de un miembro`,
    'organization.archived': t`Cerrada`,
    'organization.disabled': t`Desactivada`,
    'organization.enabled': t`Reactivada`,
  };
};

const History = ({ events }: { events: readonly OrganizationEvent[] }) => {
  const names = useActNames();
  return (
    <PanelHistory
      events={events.map(({ action, byName, ...event }) => ({
        ...event,
        text: names[action],
        by: [byName],
      }))}
    />
  );
};
