import { Trans, useLingui } from '@lingui/react/macro';
import type {
  OrganizationActionInput,
  AdministratedOrganization,
  OrganizationDetailsView,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { ActionChoice } from '../../../components/panel/action-choice.tsx';
import { type OfferedAction, ReasonActions } from '../../../components/panel/reason-actions.tsx';
import { useActionToast } from '../../../components/panel/use-action-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type OrganizationsListUrlState, useOrganizationChanges } from './use-organizations.ts';

type OrganizationAct = OfferedAction<AdministratedOrganization>;

interface OrganizationActsProps {
  details: OrganizationDetailsView;
  address: OrganizationsListUrlState;
}

/** The actions of an administrator on an organization. */
export const OrganizationActions = ({ details, address }: OrganizationActsProps) => {
  const acts = [...useOwnerActs(details, address), useStatusAct(details)];
  return (
    <ReasonActions
      heading={<Trans context="What can be done with an account">Acciones</Trans>}
      acts={details.organization.status === 'archived' ? [] : acts}
      address={address}
    />
  );
};

/** Sends an action and shows its result. */
const useActing = ({ organization: { organizationId } }: OrganizationDetailsView) => {
  const toldAct = useActionToast(useOrganizationChanges());
  const { client } = trpc.useUtils();
  const actOn = (
    call: (input: OrganizationActionInput) => Promise<AdministratedOrganization>,
    done: string,
  ) => toldAct((given) => call({ organizationId, ...given }), done);
  return { actOn, calls: client.admin.organizations };
};

/** The actions that transfer the ownership to another member; none when the owner is the only member. */
const useOwnerActs = (
  details: OrganizationDetailsView,
  address: OrganizationsListUrlState,
): OrganizationAct[] => {
  const { t } = useLingui();
  const { actOn, calls } = useActing(details);
  const nextOwners = details.members.filter(({ role }) => role === 'member');
  const named = nextOwners.map(({ userId, name, email }) => ({
    value: userId,
    label: name === '' ? email : name,
  }));
  const chosen = named.find(({ value }) => address.search.act === `owner-${value}`);
  if (named.length === 0) return [];
  const name = chosen?.label ?? '';
  const choice = (
    <ActionChoice
      label={t`Nuevo titular`}
      act="owner"
      value={chosen?.value ?? ''}
      data={[{ value: '', label: t`Elegir…`, disabled: true }, ...named]}
      address={address}
    />
  );
  return [
    {
      key: 'owner',
      title: t`Cambiar titular`,
      help: t`Cuando la persona titular no puede hacerlo`,
      opener: choice,
      consequence: t`${name} decidirá sobre los datos, la marca y los miembros; quien lo era queda como miembro. Se avisa a los dos por correo.`,
      action: t`Pasar la titularidad`,
      act: actOn(
        (input) => calls.changeOwner.mutate({ ...input, userId: chosen?.value ?? '' }),
        t`Titular cambiado`,
      ),
    },
  ];
};

const useStatusAct = (details: OrganizationDetailsView): OrganizationAct => {
  const { t } = useLingui();
  const { actOn, calls } = useActing(details);
  if (details.organization.status === 'disabled')
    return {
      key: 'enable',
      title: t`Reactivar`,
      help: t`Todo lo que comparte vuelve a funcionar`,
      consequence: t`La marca, lo compartido y las invitaciones vuelven a funcionar como antes. Se avisa a la persona titular por correo.`,
      action: t`Reactivar`,
      act: actOn((input) => calls.enable.mutate(input), t`Organización reactivada`),
    };
  return {
    key: 'disable',
    title: t`Desactivar`,
    help: t`Deja de funcionar lo que comparte`,
    consequence: t`Cada miembro conserva su cuenta y su trabajo; la marca, lo compartido y las invitaciones dejan de funcionar. Se avisa a la persona titular por correo, con el motivo.`,
    action: t`Desactivar`,
    isDanger: true,
    act: actOn((input) => calls.disable.mutate(input), t`Organización desactivada`),
  };
};
