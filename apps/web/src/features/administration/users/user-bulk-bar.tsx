import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import { IconCheck, IconLogout } from '@tabler/icons-react';
import {
  type ActOnSelected,
  ActsOnSelected,
  asks,
  type SelectedRowsProps,
} from '../../../components/bulk/acts-on-selected.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { toRow, useActor, type UserRow, useUserChanges } from './use-users.ts';

/** What can be done with those selected on whom the actor may act. What was mailed is not taken back: there is no undo. */
export const UserBulkBar = (selected: SelectedRowsProps<UserRow>) => {
  const actor = useActor();
  const within = selected.selection.items.filter(
    (target) => actor !== null && accountActRefusal({ actor, target }) === null,
  );
  return (
    <ActsOnSelected
      {...selected}
      home="/admin/users"
      gender="feminine"
      acts={[useVerifying(within), useEndingSessions(within)]}
      changes={useUserChanges()}
    />
  );
};

const useVerifying = (within: readonly UserRow[]): ActOnSelected<UserRow> => {
  const { t } = useLingui();
  const { users } = trpc.useUtils().client.admin;
  const rows = within.filter(({ verification }) => verification?.status === 'pending');
  const count = rows.length;
  const decision = { from: 'pending', decision: 'verified' } as const;
  return {
    key: 'verify',
    label: t`Verificar ${count}`,
    icon: IconCheck,
    rows,
    question: asks({
      title: t`${plural(count, { one: '¿Verificar a # asesor?', many: '¿Verificar a # de asesores?', other: '¿Verificar a # asesores?' })}`,
      consequences: t`Aparecerán en el directorio y podrán trabajar con otros asesores. Se les avisa por correo.`,
      action: t`Verificar`,
    }),
    act: async (_reason, { id }) => ({
      item: toRow(await users.decideVerification.mutate({ userId: id, ...decision })),
    }),
    doneText: (done) =>
      t`${plural(done, { one: 'Asesor verificado', many: '# de asesores verificados', other: '# asesores verificados' })}`,
  };
};

const useEndingSessions = (rows: readonly UserRow[]): ActOnSelected<UserRow> => {
  const { t } = useLingui();
  const { users } = trpc.useUtils().client.admin;
  const count = rows.length;
  return {
    key: 'end-sessions',
    label: t`Cerrar sesiones`,
    icon: IconLogout,
    rows,
    question: asks({
      title: t`${plural(count, { one: '¿Cerrar las sesiones de # persona?', many: '¿Cerrar las sesiones de # de personas?', other: '¿Cerrar las sesiones de # personas?' })}`,
      consequences: t`Tendrán que volver a entrar en todos sus dispositivos. Se les avisa por correo.`,
      action: t`Cerrar sesiones`,
      reason: {
        label: t`Motivo`,
        description: t`Queda en el registro`,
        missing: t`Escribe el motivo`,
      },
    }),
    act: async (reason, { id }) => ({
      item: toRow(await users.endSessions.mutate({ userId: id, reason })),
    }),
    doneText: (done) =>
      t`${plural(done, { one: 'Sesiones cerradas', other: 'Sesiones de # personas cerradas' })}`,
  };
};
