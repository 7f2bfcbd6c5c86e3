import { Trans, useLingui } from '@lingui/react/macro';
import { isNotable, monthDeviation } from '@valia/domain/budgets/budget-sums.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { orderedRows, writeReason } from './budget-edits.ts';
import styles from './budget.module.css';
import { exactAmount, monthName, toneOf } from './budget-texts.ts';
import type { BudgetEditing } from './use-budget.ts';
import { type BudgetCursor, cellKey } from './use-budget-cursor.ts';

interface FormulaLineProps {
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  cursor: BudgetCursor;
}

/** Of the selected cell: what was, what was budgeted, how far apart they are and why. */
export const BudgetFormulaLine = ({ editing: { document, change }, cursor }: FormulaLineProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { column: month } = cursor.active;
  const row = orderedRows(document)[cursor.active.row];
  if (row === undefined) return null;
  const name = monthName(month, language);
  const deviation = monthDeviation(row, month, document.closedMonths);
  const [was, budgeted] = [row.actual, row.budget].map((amounts) =>
    exactAmount(amounts[month] ?? 0, language),
  );
  const sign = (deviation ?? 0) > 0 ? '+' : '';
  const difference = `${sign}${formatMoney(deviation ?? 0, { language })}`;
  const reason = row.reasons[month] ?? '';
  const isRefused = cursor.refused[cellKey(row.id, month)] !== undefined;
  const { label } = row;
  return (
    <div className={styles.formula}>
      <span className={styles.formulaName}>
        {label}, {name}
      </span>
      <span className={styles.formulaText} aria-live="polite">
        <i aria-hidden>fx</i>{' '}
        {isRefused ? (
          <span data-tone="negative">
            <Trans>No es un importe. Escribe un número, por ejemplo 1.234,5, o pulsa Escape.</Trans>
          </span>
        ) : deviation === null ? (
          <Trans>
            Presupuesto <b>{budgeted}</b>
          </Trans>
        ) : (
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
            <b data-tone={toneOf(deviation)}>{difference}</b>
          </>
        )}
      </span>
      {deviation !== null && (isNotable(deviation) || reason !== '' || deviation !== 0) && (
        <input
          className={styles.reason}
          aria-label={t`Motivo de la desviación de ${label}, ${name}`}
          placeholder={t`Motivo de la desviación`}
          maxLength={200}
          value={reason}
          data-wanted={(isNotable(deviation) && reason === '') || undefined}
          onChange={(event) =>
            change(writeReason(document, { id: row.id, month }, event.currentTarget.value))
          }
        />
      )}
    </div>
  );
};
