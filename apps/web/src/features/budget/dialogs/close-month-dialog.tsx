import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type BudgetRow, maxBudgetAmount } from '@valia/domain/budgets/budget-document.ts';
import { formatMonthName } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { storedAmount, orderedRows } from '../grid/write-amount.ts';
import styles from '../budget.module.css';
import { exactAmount } from '../grid/shown-amount.ts';
import type { BudgetEditing } from '../use-budget.ts';
import { stack } from '../../../components/style/class-names.ts';

interface CloseMonthDialogProps {
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  onClose: () => void;
}

/** The typed amounts of the month being closed. */
const useMonthAmounts = ({ editing: { document, change }, onClose }: CloseMonthDialogProps) => {
  const language = useLanguage();
  const month = document.closedMonths;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      document.rows.map((row) => [row.id, exactAmount(row.actual[month] ?? null, language)]),
    ),
  );
  const [isChecked, setChecked] = useState(false);
  const amountIn = (id: string): number | null | 'invalid' => {
    const amount = parseNumber(texts[id] ?? '', { language, kind: 'money', currency: 'EUR' });
    return Math.abs(Number(amount)) > maxBudgetAmount ? 'invalid' : amount;
  };
  const submit = (): void => {
    setChecked(true);
    if (document.rows.some(({ id }) => amountIn(id) === 'invalid')) return;
    change({
      closedMonths: month + 1,
      rows: document.rows.map((row) => {
        const amount = amountIn(row.id);
        if (amount === 'invalid') return row;
        return { ...row, actual: row.actual.with(month, storedAmount(row, amount)) };
      }),
    });
    onClose();
  };
  return {
    submit,
    textOf: (id: string): string => texts[id] ?? '',
    isWrong: (id: string): boolean => isChecked && amountIn(id) === 'invalid',
    type: (id: string, text: string): void => setTexts((was) => ({ ...was, [id]: text })),
  };
};

/** Requests the actual amounts of a month, row by row, and closes it. */
export const CloseMonthDialog = (props: CloseMonthDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { editing, onClose } = props;
  const month = editing.document.closedMonths;
  const name = formatMonthName(`2026-${String(month + 1).padStart(2, '0')}-15`, language);
  const amounts = useMonthAmounts(props);
  return (
    <FormDialog
      title={t`Anotar ${name}`}
      onClose={onClose}
      text={
        <Trans>
          Escribe lo que se ha facturado y gastado de verdad. Lo que dejes en blanco cuenta como
          cero; los costes, en positivo.
        </Trans>
      }
      action={<Trans>Cerrar {name}</Trans>}
      isPending={false}
      onSubmit={() => amounts.submit()}
    >
      <div className={stack({ gap: 12 })}>
        {orderedRows(editing.document).map((row, at) => (
          <AmountField key={row.id} {...{ row, month, amounts }} isFirst={at === 0} />
        ))}
      </div>
    </FormDialog>
  );
};

interface AmountFieldProps {
  row: BudgetRow;
  month: number;
  amounts: ReturnType<typeof useMonthAmounts>;
  isFirst: boolean;
}

const AmountField = ({ row, month, amounts, isFirst }: AmountFieldProps) => {
  const { t } = useLingui();
  const budgeted = exactAmount(row.budget[month] ?? 0, useLanguage());
  return (
    <TextInput
      label={row.label}
      description={t`Presupuesto: ${budgeted} €`}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      classNames={{ input: styles.amount ?? '' }}
      rightSection="€"
      value={amounts.textOf(row.id)}
      error={amounts.isWrong(row.id) ? t`Escribe un número, por ejemplo 1.234,5` : undefined}
      onChange={(event) => amounts.type(row.id, event.currentTarget.value)}
    />
  );
};
