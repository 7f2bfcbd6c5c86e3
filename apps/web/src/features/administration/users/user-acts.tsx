import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import {
  accountActRefusal,
  globalAdminChangeRefusal,
  lockRefusal,
  roleChangeRefusal,
} from '@valia/domain/access/role-change-refusal.ts';
import { roles } from '@valia/domain/accounts/account-schemas.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
  UserDetails,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { type OfferedAct, ReasonActs } from '../../../components/panel/reason-acts.tsx';
import { useToldAct } from '../../../components/panel/use-told-act.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useActor, type UsersAddress, useUserChanges } from './use-users.ts';

type UserAct = OfferedAct<AdministratedUser>;

interface UserActsProps {
  details: UserDetails;
  address: UsersAddress;
}

/** What the actor may do with the account. */
export const UserActs = ({ details, address }: UserActsProps) => (
  <ReasonActs
    heading={<Trans context="What can be done with an account">Acciones</Trans>}
    acts={[
      ...useVerificationActs(details),
      ...useRoleActs(details, address),
      ...useAccountActs(details),
      ...useAccessActs(details),
    ]}
    address={address}
  />
);

/** Whether others could take somebody's place is known to the server alone. */
const others = { superadmins: 1, globalAdmins: 1 };

/** Who acts on whom, and how an act is sent and told; null while it is not known who acts. */
const useActing = ({ user }: UserDetails) => {
  const actor = useActor();
  const toldAct = useToldAct(useUserChanges());
  const actOn = (call: (input: ActOnUserInput) => Promise<AdministratedUser>, done: string) =>
    toldAct((given) => call({ userId: user.userId, ...given }), done);
  const { client } = trpc.useUtils();
  return actor && { sides: { actor, target: user, others }, actOn, calls: client.admin.users };
};

const useVerificationActs = (details: UserDetails): UserAct[] => {
  const { t } = useLingui();
  const acting = useActing(details);
  const from = details.user.verification?.status;
  if (acting === null || from === undefined || accountActRefusal(acting.sides) !== null) return [];
  const { actOn, calls } = acting;
  return [
    {
      key: 'verify',
      isShown: from !== 'verified',
      title: t`Verificar`,
      help: t`Podrá trabajar con otros asesores`,
      consequence: t`Aparecerá en el directorio y podrá trabajar con otros asesores. Se le avisa por correo.`,
      action: t`Verificar`,
      isReasonOptional: true,
      act: actOn(
        (input) => calls.decideVerification.mutate({ ...input, from, decision: 'verified' }),
        t`Asesor verificado`,
      ),
    },
    {
      key: 'reject',
      isShown: from !== 'rejected',
      title: t`Rechazar la verificación`,
      help: t`Podrá pedirla de nuevo`,
      consequence: t`No aparecerá en el directorio. Recibe el motivo por correo y podrá pedirla de nuevo.`,
      action: t`Rechazar`,
      isDanger: true,
      act: actOn(
        (input) => calls.decideVerification.mutate({ ...input, from, decision: 'rejected' }),
        t`Verificación rechazada`,
      ),
    },
  ];
};

/** Roles are offered as far as the actor may give them. */
const useRoleActs = (details: UserDetails, { search, change }: UsersAddress): UserAct[] => {
  const { t, i18n } = useLingui();
  const acting = useActing(details);
  if (acting === null) return [];
  const { sides, actOn, calls } = acting;
  const { role: current } = details.user;
  const given = roles.filter((role) => role !== current && roleChangeRefusal(sides, role) === null);
  const chosen = given.find((role) => search.act === `role-${role}`) ?? current;
  const name = i18n._(accountTerms.roles[chosen]);
  const choice = (
    <NativeSelect
      size="xs"
      aria-label={t`Rol`}
      value={chosen}
      data={roles
        .filter((role) => role === current || given.includes(role))
        .map((value) => ({ value, label: i18n._(accountTerms.roles[value]) }))}
      onChange={({ currentTarget: { value } }) =>
        change({ act: `role-${value}` }, { replace: true })
      }
    />
  );
  return [
    {
      key: 'role',
      isShown: given.length > 0,
      title: t`Rol`,
      help: t`Vale desde su próxima acción`,
      opener: choice,
      consequence: t`Pasará a ser ${name} desde su próxima acción. Se le avisa por correo.`,
      action: t`Cambiar a ${name}`,
      act: actOn((input) => calls.changeRole.mutate({ ...input, role: chosen }), t`Rol cambiado`),
    },
  ];
};

const useAccountActs = (details: UserDetails): UserAct[] => {
  const { t } = useLingui();
  const acting = useActing(details);
  if (acting === null || accountActRefusal(acting.sides) !== null) return [];
  const { actOn, calls } = acting;
  const open = details.sessions.length;
  return [
    {
      key: 'sessions',
      isShown: open > 0,
      title: t`Cerrar sesiones`,
      help: t`Tendrá que volver a entrar`,
      opener: t`${plural(open, { one: 'Cerrar # sesión', other: 'Cerrar # sesiones' })}`,
      consequence: t`Tendrá que volver a entrar en todos sus dispositivos. Se le avisa por correo.`,
      action: t`Cerrar sesiones`,
      isDanger: true,
      act: actOn((input) => calls.endSessions.mutate(input), t`Sesiones cerradas`),
    },
    {
      key: 'factor',
      isShown: details.user.secondFactor,
      title: t`Restablecer segundo factor`,
      help: t`Para quien ha perdido su aplicación y sus códigos`,
      consequence: t`Quita la aplicación y los códigos y cierra sus sesiones. Al entrar configurará otro. Se le avisa por correo.`,
      action: t`Restablecer`,
      isDanger: true,
      act: actOn((input) => calls.resetSecondFactor.mutate(input), t`Segundo factor restablecido`),
    },
  ];
};

/** Who may administer all, and who may enter at all. */
const useAccessActs = (details: UserDetails): UserAct[] => {
  const { t } = useLingui();
  const acting = useActing(details);
  if (acting === null) return [];
  const { sides, actOn, calls } = acting;
  const { status, globalAdmin } = details.user;
  const lock: Omit<UserAct, 'key'> = {
    title: t`Bloquear cuenta`,
    help: t`No podrá entrar; sus datos se conservan`,
    consequence: t`Se cierran sus sesiones y no podrá entrar; sus datos se conservan. Se le avisa por correo.`,
    action: t`Bloquear`,
    isDanger: true,
    act: actOn((input) => calls.lock.mutate(input), t`Cuenta bloqueada`),
  };
  const unlock: typeof lock = {
    title: t`Desbloquear cuenta`,
    help: t`Podrá volver a entrar`,
    consequence: t`Podrá volver a entrar con su contraseña. Se le avisa por correo.`,
    action: t`Desbloquear`,
    act: actOn((input) => calls.unlock.mutate(input), t`Cuenta desbloqueada`),
  };
  return [
    {
      key: 'global-admin',
      isShown: globalAdminChangeRefusal(sides, !globalAdmin) === null,
      title: t`Administración global`,
      help: globalAdmin ? t`Puede cambiar cualquier rol` : t`Podría cambiar cualquier rol`,
      consequence: globalAdmin
        ? t`Dejará de poder cambiar cualquier rol. Conserva el suyo.`
        : t`Podrá cambiar cualquier rol y nombrar a otros administradores globales.`,
      action: globalAdmin ? t`Retirar` : t`Conceder`,
      isDanger: true,
      act: actOn(
        (input) => calls.changeGlobalAdmin.mutate({ ...input, globalAdmin: !globalAdmin }),
        t`Permisos cambiados`,
      ),
    },
    {
      key: 'lock',
      ...(status === 'locked' ? unlock : lock),
      isShown: (status === 'locked' ? accountActRefusal(sides) : lockRefusal(sides)) === null,
    },
  ];
};
