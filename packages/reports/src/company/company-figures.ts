import { msg } from '@lingui/core/macro';
import { debtOverEbitda } from '@valia/domain/valuations/debt-over-ebitda.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { ReportContext } from '../content/report-context.ts';
import type { KeyFigure } from '../summary/summary-view.ts';

const salesPerPerson = ({
  account,
  baseYear,
  document,
  numbers,
  t,
}: ReportContext): KeyFigure[] => {
  const revenue = account(baseYear, 'revenue');
  const { employees } = document.company;
  if (revenue === null || employees === null || employees === 0) return [];
  return [{ label: t(msg`Ventas por persona`), value: numbers.amount(revenue / employees) }];
};

const leverage = ({ document, numbers, result, t }: ReportContext): KeyFigure[] => {
  const multiple = debtOverEbitda(document, result.normalisedEbitda);
  if (multiple === null) return [];
  const label = t(msg`(Deuda − tesorería) / EBITDA normalizado`);
  return [{ label, value: numbers.multiple(multiple) }];
};

/** What the page begins with, of the base year. */
export const companyFigures = (context: ReportContext): KeyFigure[] => {
  const { account, baseYear, numbers, result, t } = context;
  const year = String(baseYear);
  const revenue = account(baseYear, 'revenue');
  return [
    {
      label: `${t(valuationTerms.accountFigures.revenue)} ${year}`,
      value: revenue === null ? t(msg`n. d.`) : numbers.amount(revenue),
    },
    {
      label: `${t(valuationTerms.accountFigures.normalisedEbitda)} ${year}`,
      value: numbers.amount(result.normalisedEbitda),
    },
    ...salesPerPerson(context),
    ...leverage(context),
  ];
};
