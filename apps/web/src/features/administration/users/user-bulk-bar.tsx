import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import { reasonMaximum } from '@valia/domain/text/reason-schema.ts';
import { type Icon, IconCheck, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { type BarAct, BulkBar } from '../../../components/bulk/bulk-bar.tsx';
import { RunBar } from '../../../components/bulk/run-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCurrentRun } from '../../../lib/use-current-run.ts';
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

/** At the foot: the work under way, or what is selected and what can be done with it. */
export const UserBulkBar = ({ selection, isWide }: UserBulkBarProps) => {
  const { t } = useLingui();
  const run = useCurrentRun();
  const actor = useActor();
  const apply = useUserActs(selection);
  const [asked, setAsked] = useState<BulkAction['kind'] | null>(null);
  const { items, clear } = selection;
  const mayActOn = (target: UserRow): boolean =>
    actor !== null && accountActRefusal({ actor, target }) === null;
  const within = items.filter(mayActOn);
  const pending = within.filter(({ verification }) => verification?.status === 'pending');
  const inBar = (label: string, icon: Icon, kind: BulkAction['kind']): BarAct => ({
    label,
    icon,
    place: 'bar',
    run: () => setAsked(kind),
  });
  const count = pending.length;
  const verify = inBar(t`Verificar ${count}`, IconCheck, 'verify');
  const endSessions = inBar(t`Cerrar sesiones`, IconLogout, 'end-sessions');
  const concerned = asked === 'verify' ? pending : within;
  if (run !== null) return <RunBar run={run} />;
  if (items.length === 0) return null;
  return (
    <>
      <BulkBar
        label={t`Acciones con las seleccionadas`}
        isWide={isWide}
        onClear={clear}
        acts={[
          ...(pending.length > 0 ? [verify] : []),
          ...(within.length > 0 ? [endSessions] : []),
        ]}
      >
        {t`${plural(items.length, { one: '# seleccionada', many: '# de seleccionadas', other: '# seleccionadas' })}`}
      </BulkBar>
      {asked !== null && (
        <BulkQuestion
          kind={asked}
          count={concerned.length}
          onClose={() => setAsked(null)}
          onConfirm={(action) => {
            setAsked(null);
            void apply([action], concerned);
          }}
        />
      )}
    </>
  );
};

interface BulkQuestionProps {
  kind: BulkAction['kind'];
  count: number;
  onClose: () => void;
  onConfirm: (action: BulkAction) => void;
}

/** Neither can be undone: it is asked before, and why. */
const BulkQuestion = ({ kind, count, onClose, onConfirm }: BulkQuestionProps) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (kind === 'verify')
    return (
      <ConfirmDialog
        title={t`${plural(count, { one: '¿Verificar a # asesor?', many: '¿Verificar a # de asesores?', other: '¿Verificar a # asesores?' })}`}
        consequences={
          <Trans>
            Aparecerán en el directorio y podrán trabajar con otros asesores. Se les avisa por
            correo.
          </Trans>
        }
        action={<Trans>Verificar</Trans>}
        onConfirm={() => onConfirm({ kind })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t`${plural(count, { one: '¿Cerrar las sesiones de # persona?', many: '¿Cerrar las sesiones de # de personas?', other: '¿Cerrar las sesiones de # personas?' })}`}
      consequences={
        <Trans>
          Tendrán que volver a entrar en todos sus dispositivos. Se les avisa por correo.
        </Trans>
      }
      action={<Trans>Cerrar sesiones</Trans>}
      onConfirm={() =>
        reason.trim() === '' ? setMissing(true) : onConfirm({ kind, reason: reason.trim() })
      }
      onClose={onClose}
    >
      <Textarea
        label={t`Motivo`}
        description={t`Queda en el registro`}
        maxLength={reasonMaximum}
        data-autofocus
        value={reason}
        error={isMissing && reason.trim() === '' && t`Escribe el motivo`}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
