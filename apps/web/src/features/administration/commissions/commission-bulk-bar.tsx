import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCash, IconCheck } from '@tabler/icons-react';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import {
  type SelectedRowsAction,
  SelectedRowsActions,
  confirmQuestion,
  type SelectedRowsProps,
} from '../../../components/bulk/selected-rows-actions.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import {
  type CommissionRow,
  useActionIds,
  useCommissionChanges,
  useIsOwnCommission,
} from './use-commissions.ts';

const sumOf = (rows: readonly CommissionRow[]): number =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * The total of the selected commissions, and their actions. Steps that users were notified of, and payments, are only
 * undone one by one.
 */
export const CommissionBulkBar = (selected: SelectedRowsProps<CommissionRow>) => {
  const language = useLanguage();
  const isOwn = useIsOwnCommission();
  const { items } = selected.selection;
  const within = items.filter((row) => !isOwn(row));
  return (
    <SelectedRowsActions
      {...selected}
      home="/admin/commissions"
      gender="feminine"
      sum={formatCents(sumOf(items), language)}
      acts={[
        useApproving(within.filter(({ status }) => status === 'earned')),
        usePaying(within.filter(({ status }) => status === 'approved')),
      ]}
      changes={useCommissionChanges()}
    />
  );
};

const useApproving = (rows: readonly CommissionRow[]): SelectedRowsAction<CommissionRow> => {
  const { t } = useLingui();
  const { commissions } = trpc.useUtils().client.admin;
  const actIdOf = useActionIds();
  const sum = formatCents(sumOf(rows), useLanguage());
  const toApprove = rows.length;
  return {
    key: 'approve',
    label: t`Aprobar ${toApprove}`,
    icon: IconCheck,
    rows,
    question: confirmQuestion({
      title: t`${plural(toApprove, { one: '¿Aprobar # comisión?', many: '¿Aprobar # de comisiones?', other: '¿Aprobar # comisiones?' })}`,
      consequences: t`Suman ${sum}. Empieza el plazo de pago y se avisa a quienes las refirieron.`,
      action: t`Aprobar`,
    }),
    act: async (_reason, item) => {
      const act = { commissionId: item.id, version: item.version, actId: actIdOf('approve', item) };
      return { item: await commissions.approve.mutate(act) };
    },
    doneText: (count) =>
      t`${plural(count, { one: 'Comisión aprobada', many: '# de comisiones aprobadas', other: '# comisiones aprobadas' })}`,
  };
};

const usePaying = (rows: readonly CommissionRow[]): SelectedRowsAction<CommissionRow> => {
  const { t } = useLingui();
  const { commissions } = trpc.useUtils().client.admin;
  const actIdOf = useActionIds();
  const sum = formatCents(sumOf(rows), useLanguage());
  const toPay = rows.length;
  return {
    key: 'pay',
    label: t`Anotar el pago de ${toPay}`,
    icon: IconCash,
    rows,
    question: confirmQuestion({
      title: t`${plural(toPay, { one: '¿Anotar el pago de # comisión?', many: '¿Anotar el pago de # de comisiones?', other: '¿Anotar el pago de # comisiones?' })}`,
      consequences: t`Suman ${sum}, menos lo que cada persona deba de comisiones revertidas. Un pago no se puede deshacer: se revierte con su motivo.`,
      action: t`Anotar el pago`,
      reason: {
        label: t`Factura o transferencia`,
        missing: t`Escribe la factura o la transferencia`,
      },
    }),
    act: async (reason, item) => {
      const act = { commissionId: item.id, version: item.version, actId: actIdOf('pay', item) };
      return { item: await commissions.pay.mutate({ ...act, reason }) };
    },
    doneText: (count) =>
      t`${plural(count, { one: 'Pago anotado', many: '# de pagos anotados', other: '# pagos anotados' })}`,
  };
};
