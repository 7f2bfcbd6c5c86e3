import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { largestBudgetAmount } from '@valia/domain/budgets/budget-document.ts';
import { formatMonthName } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { useLanguage } from '../../lib/language.ts';
import { amountOf, orderedRows } from './budget-edits.ts';
import styles from './budget.module.css';
import { exactAmount } from './budget-texts.ts';
import type { BudgetEditing } from './use-budget.ts';

interface CloseMonthDialogProps {
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  onClose: () => void;
}

/** Asks for all that a month brought, row by row, and closes it. */
export const CloseMonthDialog = ({
  editing: { document, change },
  onClose,
}: CloseMonthDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const month = document.closedMonths;
  const name = formatMonthName(`2026-${String(month + 1).padStart(2, '0')}-15`, language);
  const rows = orderedRows(document);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      rows.map((row) => [row.id, exactAmount(row.actual[month] ?? null, language)]),
    ),
  );
  const [isChecked, setChecked] = useState(false);
  const amountIn = (id: string): number | null | 'invalid' => {
    const amount = parseNumber(texts[id] ?? '', { language, kind: 'money', currency: 'EUR' });
    return Math.abs(Number(amount)) > largestBudgetAmount ? 'invalid' : amount;
  };
  const submit = (): void => {
    setChecked(true);
    if (rows.some(({ id }) => amountIn(id) === 'invalid')) return;
    change({
      closedMonths: month + 1,
      rows: document.rows.map((row) => {
        const amount = amountIn(row.id);
        return amount === 'invalid'
          ? row
          : { ...row, actual: row.actual.with(month, amountOf(row, amount)) };
      }),
    });
    onClose();
  };
  return (
    <QuestionDialog title={t`Anotar ${name}`} onClose={onClose}>
      <DialogForm
        text={
          <Trans>
            Escribe lo que se ha facturado y gastado de verdad. Lo que dejes en blanco cuenta como
            cero; los costes, en positivo.
          </Trans>
        }
        action={<Trans>Cerrar {name}</Trans>}
        isPending={false}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onCancel={onClose}
      >
        <div className={styles.fields}>
          {rows.map((row, at) => {
            const budgeted = exactAmount(row.budget[month] ?? 0, language);
            return (
              <TextInput
                key={row.id}
                label={row.label}
                description={t`Presupuesto: ${budgeted} €`}
                inputMode="decimal"
                autoComplete="off"
                data-autofocus={at === 0 || undefined}
                classNames={{ input: styles.amount ?? '' }}
                rightSection="€"
                value={texts[row.id] ?? ''}
                error={
                  isChecked && amountIn(row.id) === 'invalid'
                    ? t`Escribe un número, por ejemplo 1.234,5`
                    : undefined
                }
                onChange={({ currentTarget: { value } }) =>
                  setTexts((was) => ({ ...was, [row.id]: value }))
                }
              />
            );
          })}
        </div>
      </DialogForm>
    </QuestionDialog>
  );
};
