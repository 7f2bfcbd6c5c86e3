import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import { IconCheck, IconLogout } from '@tabler/icons-react';
import { type AskedAct, SelectionBar } from '../../../components/bulk/selection-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '../../../components/dialog/reason-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { trpc } from '../../../lib/trpc.ts';
import { toRow, useActor, type UserRow, useUserChanges } from './use-users.ts';

type BulkAction = { kind: 'verify' } | { kind: 'end-sessions'; reason: string };

/** Does one thing to many accounts. What was mailed is not taken back: there is no undo. */
const useUserActs = (selection: RowSelection<UserRow>) => {
  const { t } = useLingui();
  const { users } = trpc.useUtils().client.admin;
  return useActsOnEach<BulkAction, UserRow>(
    {
      home: '/admin/users',
      atOnce: 1,
      act: async (action, { id: userId }) => {
        const user =
          action.kind === 'verify'
            ? await users.decideVerification.mutate({
                userId,
                from: 'pending',
                decision: 'verified',
              })
            : await users.endSessions.mutate({ userId, reason: action.reason });
        return { item: toRow(user) };
      },
      changes: useUserChanges(),
      staysInView: true,
      doneText: ({ kind }, count) =>
        kind === 'verify'
          ? t`${plural(count, { one: 'Asesor verificado', many: '# de asesores verificados', other: '# asesores verificados' })}`
          : t`${plural(count, { one: 'Sesiones cerradas', other: 'Sesiones de # personas cerradas' })}`,
      reasonText: () => null,
      staysSelectedText: (count) =>
        t`${plural(count, { one: 'Sigue seleccionada.', other: 'Siguen seleccionadas.' })}`,
    },
    selection,
  );
};

interface UserBulkBarProps {
  selection: RowSelection<UserRow>;
  isWide: boolean;
}

/** At the foot: what can be done with those selected on whom the actor may act. */
export const UserBulkBar = ({ selection, isWide }: UserBulkBarProps) => {
  const { t } = useLingui();
  const actor = useActor();
  const { items } = selection;
  const within = items.filter(
    (target) => actor !== null && accountActRefusal({ actor, target }) === null,
  );
  const pending = within.filter(({ verification }) => verification?.status === 'pending');
  return (
    <SelectionBar
      selection={selection}
      isWide={isWide}
      label={t`Acciones con las seleccionadas`}
      text={t`${plural(items.length, { one: '# seleccionada', many: '# de seleccionadas', other: '# seleccionadas' })}`}
      acts={[useVerifying(pending), useEndingSessions(within)]}
      apply={useUserActs(selection)}
    />
  );
};

type UserBulkAct = AskedAct<BulkAction, UserRow>;

/** It cannot be undone, and is asked before. */
const useVerifying = (rows: readonly UserRow[]): UserBulkAct => {
  const { t } = useLingui();
  const count = rows.length;
  return {
    key: 'verify',
    label: t`Verificar ${count}`,
    icon: IconCheck,
    rows,
    question: ({ onConfirm, onClose }) => (
      <ConfirmDialog
        title={t`${plural(count, { one: '¿Verificar a # asesor?', many: '¿Verificar a # de asesores?', other: '¿Verificar a # asesores?' })}`}
        consequences={t`Aparecerán en el directorio y podrán trabajar con otros asesores. Se les avisa por correo.`}
        action={t`Verificar`}
        onConfirm={() => onConfirm({ kind: 'verify' })}
        onClose={onClose}
      />
    ),
  };
};

/** It cannot be undone, and is asked before, and why. */
const useEndingSessions = (rows: readonly UserRow[]): UserBulkAct => {
  const { t } = useLingui();
  const count = rows.length;
  return {
    key: 'end-sessions',
    label: t`Cerrar sesiones`,
    icon: IconLogout,
    rows,
    question: ({ onConfirm, onClose }) => (
      <ReasonDialog
        title={t`${plural(count, { one: '¿Cerrar las sesiones de # persona?', many: '¿Cerrar las sesiones de # de personas?', other: '¿Cerrar las sesiones de # personas?' })}`}
        consequences={t`Tendrán que volver a entrar en todos sus dispositivos. Se les avisa por correo.`}
        action={t`Cerrar sesiones`}
        label={t`Motivo`}
        description={t`Queda en el registro`}
        missing={t`Escribe el motivo`}
        onConfirm={(reason) => onConfirm({ kind: 'end-sessions', reason })}
        onClose={onClose}
      />
    ),
  };
};
