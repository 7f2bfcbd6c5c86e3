import { msg } from '@lingui/core/macro';
import { accountsView, type AccountsView } from './accounts-view.ts';
import { adjustmentsView, type AdjustmentsView } from './adjustments-view.ts';
import { projectionView, type ProjectionView } from './projection-view.ts';
import type { ReportContext } from './report-context.ts';
import type { LetteredNotes } from './report-table.ts';

/** What the value rests on: the accounts, what was taken out of them, and where they are thought to go. */
export interface BasisView {
  title: string;
  lead: string;
  accounts: AccountsView;
  adjustments: AdjustmentsView | null;
  projection: ProjectionView | null;
}

const leadText = ({ account, baseYear, document, numbers, result, t }: ReportContext): string => {
  const year = String(baseYear);
  const normalised = numbers.amount(result.normalisedEbitda);
  const margin = account(baseYear, 'normalisedEbitdaMargin');
  const share = margin === null ? '' : numbers.rate(margin);
  const reported = account(baseYear, 'ebitda');
  if (document.adjustments.length > 0 && reported !== null) {
    const before = numbers.bareAmount(reported);
    return t(
      msg`Sin lo que no se repetirá, el EBITDA de ${year} pasa de ${before} a ${normalised}.`,
    );
  }
  return share === ''
    ? t(msg`El EBITDA de ${year} es de ${normalised}.`)
    : t(msg`El EBITDA de ${year} es de ${normalised}, un ${share} de las ventas.`);
};

export const basisView = (context: ReportContext, letters: LetteredNotes): BasisView => {
  const { result, t } = context;
  const accounts = accountsView(context);
  const adjustments = adjustmentsView(context, letters);
  const projection = result.dcf === null ? null : projectionView(context, letters);
  return {
    title: projection === null ? t(msg`Cuentas`) : t(msg`Cuentas y flujos de caja`),
    lead: leadText(context),
    accounts,
    adjustments,
    projection,
  };
};
