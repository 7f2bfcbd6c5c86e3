import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { reasonMaximum } from '@valia/domain/text/reason-schema.ts';
import { IconCash, IconCheck } from '@tabler/icons-react';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import { useState } from 'react';
import { type BarAct, BulkBar } from '../../../components/bulk/bulk-bar.tsx';
import { RunBar } from '../../../components/bulk/run-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCurrentRun } from '../../../lib/use-current-run.ts';
import {
  type CommissionRow,
  useActIds,
  useCommissionChanges,
  useIsOwn,
} from './use-commissions.ts';

type BulkAction = { kind: 'approve' } | { kind: 'pay'; reason: string };

/** Every act is done once however often it is sent. What was told and paid is taken back one by one, with a reason. */
const useCommissionBulk = (selection: RowSelection<CommissionRow>) => {
  const { t } = useLingui();
  const { commissions } = trpc.useUtils().client.admin;
  const actIdOf = useActIds();
  return useActsOnEach<BulkAction, CommissionRow>(
    {
      home: '/admin/commissions',
      atOnce: 1,
      act: async (action, { id, version }) => {
        const act = { commissionId: id, version, actId: actIdOf(action.kind, { id, version }) };
        return {
          item:
            action.kind === 'approve'
              ? await commissions.approve.mutate(act)
              : await commissions.pay.mutate({ ...act, reason: action.reason }),
        };
      },
      changes: useCommissionChanges(),
      staysInView: true,
      doneText: ({ kind }, count) =>
        kind === 'approve'
          ? t`${plural(count, { one: 'Comisión aprobada', many: '# de comisiones aprobadas', other: '# comisiones aprobadas' })}`
          : t`${plural(count, { one: 'Pago anotado', many: '# de pagos anotados', other: '# pagos anotados' })}`,
      reasonText: () => null,
      staysSelectedText: (count) =>
        t`${plural(count, { one: 'Sigue seleccionada.', other: 'Siguen seleccionadas.' })}`,
    },
    selection,
  );
};

interface CommissionBulkBarProps {
  selection: RowSelection<CommissionRow>;
  isWide: boolean;
}

const sumOf = (rows: readonly CommissionRow[]): number =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** At the foot: the work under way, or what is selected, what it comes to and what can be done with it. */
export const CommissionBulkBar = ({ selection, isWide }: CommissionBulkBarProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const run = useCurrentRun();
  const isOwn = useIsOwn();
  const apply = useCommissionBulk(selection);
  const [asked, setAsked] = useState<BulkAction['kind'] | null>(null);
  const { items, clear } = selection;
  const within = items.filter((row) => !isOwn(row));
  const earned = within.filter(({ status }) => status === 'earned');
  const approved = within.filter(({ status }) => status === 'approved');
  const acts = useBarActs({ toApprove: earned.length, toPay: approved.length }, setAsked);
  if (run !== null) return <RunBar run={run} />;
  if (items.length === 0) return null;
  const sum = writtenCents(sumOf(items), language);
  const concerned = asked === 'approve' ? earned : approved;
  return (
    <>
      <BulkBar
        label={t`Acciones con las seleccionadas`}
        isWide={isWide}
        onClear={clear}
        acts={acts}
      >
        {t`${plural(items.length, { one: '# seleccionada', many: '# de seleccionadas', other: '# seleccionadas' })}`}
        {` · ${sum}`}
      </BulkBar>
      {asked !== null && (
        <BulkQuestion
          kind={asked}
          count={concerned.length}
          sum={writtenCents(sumOf(concerned), language)}
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

/** What can be done with some of those selected. */
const useBarActs = (
  { toApprove, toPay }: { toApprove: number; toPay: number },
  ask: (kind: BulkAction['kind']) => void,
): BarAct[] => {
  const { t } = useLingui();
  const approve: BarAct = {
    label: t`Aprobar ${toApprove}`,
    icon: IconCheck,
    place: 'bar',
    run: () => ask('approve'),
    asks: true,
  };
  const pay: BarAct = {
    label: t`Anotar el pago de ${toPay}`,
    icon: IconCash,
    place: 'bar',
    run: () => ask('pay'),
    asks: true,
  };
  return [...(toApprove > 0 ? [approve] : []), ...(toPay > 0 ? [pay] : [])];
};

interface BulkQuestionProps {
  kind: BulkAction['kind'];
  count: number;
  sum: string;
  onClose: () => void;
  onConfirm: (action: BulkAction) => void;
}

/** Neither can be undone at once: it is asked before; a payment also by which transfer. */
const BulkQuestion = ({ kind, count, sum, onClose, onConfirm }: BulkQuestionProps) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (kind === 'approve')
    return (
      <ConfirmDialog
        title={t`${plural(count, { one: '¿Aprobar # comisión?', many: '¿Aprobar # de comisiones?', other: '¿Aprobar # comisiones?' })}`}
        consequences={
          <Trans>Suman {sum}. Empieza el plazo de pago y se avisa a quienes las refirieron.</Trans>
        }
        action={<Trans>Aprobar</Trans>}
        onConfirm={() => onConfirm({ kind })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t`${plural(count, { one: '¿Anotar el pago de # comisión?', many: '¿Anotar el pago de # de comisiones?', other: '¿Anotar el pago de # comisiones?' })}`}
      consequences={
        <Trans>
          Suman {sum}, menos lo que cada persona deba de comisiones revertidas. Un pago no se puede
          deshacer: se revierte con su motivo.
        </Trans>
      }
      action={<Trans>Anotar el pago</Trans>}
      onConfirm={() =>
        reason.trim() === '' ? setMissing(true) : onConfirm({ kind, reason: reason.trim() })
      }
      onClose={onClose}
    >
      <Textarea
        label={t`Factura o transferencia`}
        description={t`Queda en el registro`}
        maxLength={reasonMaximum}
        data-autofocus
        value={reason}
        error={isMissing && reason.trim() === '' && t`Escribe la factura o la transferencia`}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
