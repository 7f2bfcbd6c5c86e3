import { Trans, useLingui } from '@lingui/react/macro';
import type { BudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { isNotableDeviation, monthDeviation } from '@valia/domain/budgets/budget-sums.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { orderedRows, writeReason } from './write-amount.ts';
import styles from '../budget.module.css';
import { exactAmount, monthName, deviationTone } from './shown-amount.ts';
import type { BudgetEditing } from '../use-budget.ts';
import { type BudgetCursor, cellKey } from './use-budget-cursor.ts';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  formula: row(
    { align: 'center', minHeight: 36, borderBottom: 'plain', background: 'canvas' },
    text('small', 'tabular'),
  ),
  formulaText: box({ flex: 1, pad: [0, 12], borderLeft: 'plain' }, styles.formulaText),
};

interface FormulaLineProps {
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  cursor: BudgetCursor;
}

/** The selected cell's actual amount, its budgeted amount, the deviation between them, and the reason. */
export const BudgetFormulaLine = ({ editing: { document, change }, cursor }: FormulaLineProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { column: month } = cursor.active;
  const row = orderedRows(document)[cursor.active.row];
  if (row === undefined) return null;
  const { label } = row;
  const name = monthName(month, language);
  const deviation = monthDeviation(row, month, document.closedMonths);
  const reason = row.reasons[month] ?? '';
  const isRefused = cursor.refused[cellKey(row.id, month)] !== undefined;
  return (
    <div className={looks.formula}>
      <span className={box({ pad: [0, 16] }, text('strong'), styles.formulaName)}>
        {label}, {name}
      </span>
      <span className={looks.formulaText} aria-live="polite">
        <i aria-hidden>
          <Trans>fx</Trans>
        </i>{' '}
        {isRefused ? (
          <span data-tone="negative">
            <Trans>No es un importe. Escribe un número, por ejemplo 1.234,5, o pulsa Escape.</Trans>
          </span>
        ) : (
          <Formula row={row} month={month} deviation={deviation} />
        )}
      </span>
      {deviation !== null && (reason !== '' || deviation !== 0) && (
        <input
          className={styles.reason}
          aria-label={t`Motivo de la desviación (${label}, ${name})`}
          placeholder={t`Motivo de la desviación`}
          maxLength={200}
          value={reason}
          data-wanted={(isNotableDeviation(deviation) && reason === '') || undefined}
          onChange={(event) =>
            change(writeReason(document, { id: row.id, month }, event.currentTarget.value))
          }
        />
      )}
    </div>
  );
};

interface FormulaProps {
  row: BudgetRow;
  month: number;
  deviation: number | null;
}

const Formula = ({ row, month, deviation }: FormulaProps) => {
  const language = useLanguage();
  const [was, budgeted] = [row.actual, row.budget].map((amounts) =>
    exactAmount(amounts[month] ?? 0, language),
  );
  if (deviation === null)
    return (
      <Trans>
        Presupuesto <b>{budgeted}</b>
      </Trans>
    );
  const difference = `${deviation > 0 ? '+' : ''}${formatMoney(deviation, { language })}`;
  return (
    <>
      {row.section === 'cost' ? (
        <Trans>
          Presupuesto <b>{budgeted}</b> − Real <b>{was}</b> ={' '}
        </Trans>
      ) : (
        <Trans>
          Real <b>{was}</b> − Presupuesto <b>{budgeted}</b> ={' '}
        </Trans>
      )}
      <b data-tone={deviationTone(deviation)}>{difference}</b>
    </>
  );
};
