import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type BudgetDocument, monthsInYear } from '@valia/domain/budgets/budget-document.ts';
import type { Budget } from '@valia/domain/budgets/budget-schemas.ts';
import type { BudgetSums } from '@valia/domain/budgets/budget-sums.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';

/** The title is the deviation of the year; the sentence is the owner of the budget and its closed months. */
export const useBudgetTitle = (
  { year, businessName }: Budget,
  { closedMonths, rows }: BudgetDocument,
  { result }: BudgetSums,
): { title: string; sentence: string } => {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(Math.abs(amount), { language });
  const deviation = Math.round(result.deviation);
  const off = money(deviation);
  const outlook = formatMoney(result.outlook, { language });
  const isClosed = closedMonths === monthsInYear;
  const titleOfYear = (): string => {
    if (rows.length === 0) return t`Presupuesto de ${year}`;
    if (closedMonths === 0) return t`Para ${year} se presupuesta un resultado de ${outlook}`;
    if (deviation === 0)
      return isClosed
        ? t`${year} cerró según lo presupuestado`
        : t`El año va según lo presupuestado`;
    if (deviation > 0)
      return isClosed
        ? t`${year} cerró ${off} por encima del presupuesto`
        : t`El año va ${off} por encima del presupuesto`;
    return isClosed
      ? t`${year} cerró ${off} por debajo del presupuesto`
      : t`El año va ${off} por debajo del presupuesto`;
  };
  const closed = t`${plural(closedMonths, { one: 'Un mes cerrado; el resto, según presupuesto.', many: '# de meses cerrados; el resto, según presupuesto.', other: '# meses cerrados; el resto, según presupuesto.' })}`;
  const rest =
    closedMonths === 0 ? t`Ningún mes cerrado.` : isClosed ? t`Doce meses cerrados.` : closed;
  return { title: titleOfYear(), sentence: `${businessName}, ${String(year)}. ${rest}` };
};
