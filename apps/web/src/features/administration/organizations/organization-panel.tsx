import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  OrganizationDetailsView,
  OrganizationEvent,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { DockedPanel } from '../../../components/panel/docked-panel.tsx';
import { useNeighbours } from '../../../components/panel/use-neighbours.ts';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMoment } from '../users/use-user-columns.tsx';
import styles from '../users/users.module.css';
import { OrganizationActs } from './organization-acts.tsx';
import { useStatusNames } from './use-organization-columns.tsx';
import type { OrganizationRow, OrganizationsAddress } from './use-organizations.ts';

interface OrganizationPanelProps {
  organizationId: string;
  rows: readonly OrganizationRow[];
  address: OrganizationsAddress;
  onOpen: (row: OrganizationRow) => void;
}

/** One organization beside the list: what is known of it, who is in it, what can be done and what happened. */
export const OrganizationPanel = ({
  organizationId,
  rows,
  address,
  onOpen,
}: OrganizationPanelProps) => {
  const { t } = useLingui();
  const query = trpc.admin.organizations.get.useQuery({ organizationId });
  const { previous, next } = useNeighbours(rows, organizationId);
  const shown = query.data?.organization ?? rows.find(({ id }) => id === organizationId);
  const walkTo = (row: OrganizationRow | undefined) =>
    row === undefined ? null : () => onOpen(row);
  return (
    <DockedPanel
      label={shown?.name ?? t`Organización`}
      head={
        shown === undefined ? (
          <Skeleton height={40} />
        ) : (
          <span>
            <strong className={styles.who}>{shown.name}</strong>
            <span className={styles.email}>{shown.email}</span>
          </span>
        )
      }
      onPrevious={walkTo(previous)}
      onNext={walkTo(next)}
      onClose={() => address.change({ organization: undefined, act: undefined })}
    >
      <div className={styles.section}>
        <QueryState query={query} loading={<Skeleton height={180} />}>
          {(details) => <Facts details={details} />}
        </QueryState>
      </div>
      {query.data !== undefined && (
        <>
          <Members details={query.data} />
          <OrganizationActs key={organizationId} details={query.data} address={address} />
          <History events={query.data.history} />
        </>
      )}
    </DockedPanel>
  );
};

const Facts = ({ details }: { details: OrganizationDetailsView }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const statusNames = useStatusNames();
  const { organization, openInvitations, hasBrand } = details;
  const reason = organization.disabledReason;
  const facts = [
    {
      name: t`Estado`,
      value:
        reason === null ? statusNames[organization.status] : `${statusNames.disabled}: «${reason}»`,
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
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}:`}>{value ?? '–'}</dd>,
      ])}
    </dl>
  );
};

const Members = ({ details: { members } }: { details: OrganizationDetailsView }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Miembros</Trans>
      </h3>
      <ul className={styles.history}>
        {members.map(({ userId, name, email, role, joinedAt }) => {
          const day = formatDate(joinedAt, language);
          const roleName = i18n._(accountTerms.organizationRoles[role]);
          return (
            <li key={userId} className={styles.event}>
              <Link to="/admin/users" search={{ user: userId }}>
                {name === '' ? email : name}
              </Link>
              <div className={styles.email}>
                <Trans>
                  {roleName} desde el {day}
                </Trans>
              </div>
            </li>
          );
        })}
        {members.length === 0 && (
          <li className={styles.email}>
            <Trans>No queda nadie en ella.</Trans>
          </li>
        )}
      </ul>
    </section>
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
  const moment = useMoment();
  const names = useActNames();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Historial</Trans>
      </h3>
      <ul className={styles.history}>
        {events.map(({ id, action, at, byName, reason }) => (
          <li key={id} className={styles.event}>
            {names[action]}
            {reason !== null && `: «${reason}»`}
            <div className={styles.email}>
              {[moment(at), byName].filter((part) => part !== null && part !== '').join(' · ')}
            </div>
          </li>
        ))}
        {events.length === 0 && (
          <li className={styles.email}>
            <Trans>Sin actividad todavía</Trans>
          </li>
        )}
      </ul>
    </section>
  );
};
