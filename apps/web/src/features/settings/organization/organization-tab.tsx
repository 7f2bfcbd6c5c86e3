import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { OwnOrganization } from '@valia/domain/organizations/organization-schemas.ts';
import { DescribedSection } from '../../../components/described-section.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { CreateOrganizationSection } from './create-organization-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MembersSection } from './members-section.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { box, stack } from '../../../components/style/class-names.ts';

const looks = {
  notice: box({ pad: [12, 16], border: 'plain', radius: 6, background: 'warning-soft' }),
};

/** The user's organization: its details, members and invitations. */
export const OrganizationTab = () => {
  const organization = trpc.auth.organizations.get.useQuery();
  return (
    <Sheet className={box({ marginTop: 16 })}>
      <QueryState query={organization} loading={<Skeleton height={480} m={24} />}>
        {(own) => (own === null ? <CreateOrganizationSection /> : <Own organization={own} />)}
      </QueryState>
    </Sheet>
  );
};

type Organization = NonNullable<OwnOrganization>;

const Own = ({ organization }: { organization: Organization }) => {
  const { t } = useLingui();
  const { role, disabledReason } = organization;
  const decides = role === 'owner' && disabledReason === null;
  return (
    <>
      <DescribedSection
        title={t`Datos de la organización`}
        help={
          role === 'owner'
            ? t`Los ven sus miembros. El nombre aparece en los informes.`
            : t`Solo la persona titular puede cambiarlos.`
        }
      >
        {disabledReason !== null && (
          <p className={looks.notice}>
            {disabledReason === '' ? (
              <Trans>
                Un administrador la ha desactivado. Conservas tu cuenta y tus valoraciones; la marca
                y las invitaciones no funcionan.
              </Trans>
            ) : (
              <Trans>
                Un administrador la ha desactivado: «{disabledReason}». Conservas tu cuenta y tus
                valoraciones; la marca y las invitaciones no funcionan.
              </Trans>
            )}
          </p>
        )}
        {decides ? (
          <OrganizationForm key={organization.id} organization={organization} />
        ) : (
          <Facts organization={organization} />
        )}
      </DescribedSection>
      <MembersSection organization={organization} decides={decides} />
      {decides && <InvitationsSection />}
      <LeaveSection organization={organization} />
    </>
  );
};

const Facts = ({ organization: { name, taxId, email, phone } }: { organization: Organization }) => {
  const { t } = useLingui();
  const facts = [
    [t`Nombre de la organización`, name],
    [t`NIF`, taxId],
    [t`Email`, email],
    [t`Teléfono`, phone],
  ];
  return (
    <dl className={stack({ marginBottom: 16, borderTop: 'plain' }, styles.consequences)}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
