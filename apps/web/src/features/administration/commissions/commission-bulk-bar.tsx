import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCash, IconCheck } from '@tabler/icons-react';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import {
  type ActOnSelected,
  ActsOnSelected,
  asks,
  type SelectedRowsProps,
} from '../../../components/bulk/acts-on-selected.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import {
  type CommissionRow,
  useActIds,
  useCommissionChanges,
  useIsOwn,
} from './use-commissions.ts';

const sumOf = (rows: readonly CommissionRow[]): number =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What is selected comes to, and what can be done with it. What was told and paid is taken back one by one. */
export const CommissionBulkBar = (selected: SelectedRowsProps<CommissionRow>) => {
  const language = useLanguage();
  const isOwn = useIsOwn();
  const { items } = selected.selection;
  const within = items.filter((row) => !isOwn(row));
  return (
    <ActsOnSelected
      {...selected}
      home="/admin/commissions"
      gender="feminine"
      sum={writtenCents(sumOf(items), language)}
      acts={[
        useApproving(within.filter(({ status }) => status === 'earned')),
        usePaying(within.filter(({ status }) => status === 'approved')),
      ]}
      changes={useCommissionChanges()}
    />
  );
};

const useApproving = (rows: readonly CommissionRow[]): ActOnSelected<CommissionRow> => {
  const { t } = useLingui();
  const { commissions } = trpc.useUtils().client.admin;
  const actIdOf = useActIds();
  const sum = writtenCents(sumOf(rows), useLanguage());
  const toApprove = rows.length;
  return {
    key: 'approve',
    label: t`Aprobar ${toApprove}`,
    icon: IconCheck,
    rows,
    question: asks({
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

const usePaying = (rows: readonly CommissionRow[]): ActOnSelected<CommissionRow> => {
  const { t } = useLingui();
  const { commissions } = trpc.useUtils().client.admin;
  const actIdOf = useActIds();
  const sum = writtenCents(sumOf(rows), useLanguage());
  const toPay = rows.length;
  return {
    key: 'pay',
    label: t`Anotar el pago de ${toPay}`,
    icon: IconCash,
    rows,
    question: asks({
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
