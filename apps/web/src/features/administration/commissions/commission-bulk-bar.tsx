import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCash, IconCheck } from '@tabler/icons-react';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import { type AskedAct, SelectionBar } from '../../../components/bulk/selection-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '../../../components/dialog/reason-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
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

/** At the foot: what is selected, what it comes to and what can be done with it. */
export const CommissionBulkBar = ({ selection, isWide }: CommissionBulkBarProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const isOwn = useIsOwn();
  const { items } = selection;
  const within = items.filter((row) => !isOwn(row));
  const count = t`${plural(items.length, { one: '# seleccionada', many: '# de seleccionadas', other: '# seleccionadas' })}`;
  return (
    <SelectionBar
      selection={selection}
      isWide={isWide}
      label={t`Acciones con las seleccionadas`}
      text={`${count} · ${writtenCents(sumOf(items), language)}`}
      acts={[
        useApproving(within.filter(({ status }) => status === 'earned')),
        usePaying(within.filter(({ status }) => status === 'approved')),
      ]}
      apply={useCommissionBulk(selection)}
    />
  );
};

type CommissionBulkAct = AskedAct<BulkAction, CommissionRow>;

/** It cannot be undone at once, and is asked before. */
const useApproving = (rows: readonly CommissionRow[]): CommissionBulkAct => {
  const { t } = useLingui();
  const sum = writtenCents(sumOf(rows), useLanguage());
  const toApprove = rows.length;
  return {
    key: 'approve',
    label: t`Aprobar ${toApprove}`,
    icon: IconCheck,
    rows,
    question: ({ onConfirm, onClose }) => (
      <ConfirmDialog
        title={t`${plural(toApprove, { one: '¿Aprobar # comisión?', many: '¿Aprobar # de comisiones?', other: '¿Aprobar # comisiones?' })}`}
        consequences={t`Suman ${sum}. Empieza el plazo de pago y se avisa a quienes las refirieron.`}
        action={t`Aprobar`}
        onConfirm={() => onConfirm({ kind: 'approve' })}
        onClose={onClose}
      />
    ),
  };
};

/** It cannot be undone at once: it is asked before, and by which transfer. */
const usePaying = (rows: readonly CommissionRow[]): CommissionBulkAct => {
  const { t } = useLingui();
  const sum = writtenCents(sumOf(rows), useLanguage());
  const toPay = rows.length;
  return {
    key: 'pay',
    label: t`Anotar el pago de ${toPay}`,
    icon: IconCash,
    rows,
    question: ({ onConfirm, onClose }) => (
      <ReasonDialog
        title={t`${plural(toPay, { one: '¿Anotar el pago de # comisión?', many: '¿Anotar el pago de # de comisiones?', other: '¿Anotar el pago de # comisiones?' })}`}
        consequences={t`Suman ${sum}, menos lo que cada persona deba de comisiones revertidas. Un pago no se puede deshacer: se revierte con su motivo.`}
        action={t`Anotar el pago`}
        label={t`Factura o transferencia`}
        description={t`Queda en el registro`}
        missing={t`Escribe la factura o la transferencia`}
        onConfirm={(reason) => onConfirm({ kind: 'pay', reason })}
        onClose={onClose}
      />
    ),
  };
};
