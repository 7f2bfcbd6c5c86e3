import { msg } from '@lingui/core/macro';
import { accountsView, type AccountsView } from './accounts-view.ts';
import { adjustmentsView, type AdjustmentsView } from './adjustments-view.ts';
import { projectionView, type ProjectionView } from './projection-view.ts';
import { trajectoryView, type TrajectoryView } from './trajectory-view.ts';
import { ratiosView, type RatiosView } from './ratios-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import type { LetteredNotes } from '../content/report-table.ts';

/** The basis of the value: the accounts, the adjustments made to them, and the expected development. */
export interface BasisView {
  title: string;
  lead: string;
  trajectory: TrajectoryView | null;
  accounts: AccountsView | null;
  adjustments: AdjustmentsView | null;
  projection: ProjectionView | null;
  ratios: RatiosView | null;
}

const leadText = ({ account, baseYear, document, numbers, result, t }: ReportContext): string => {
  const year = String(baseYear);
  const normalised = numbers.amount(result.normalisedEbitda);
  const margin = account(baseYear, 'normalisedEbitdaMargin');
  const share = margin === null ? '' : numbers.rate(margin);
  const reported = account(baseYear, 'ebitda');
  if (document.adjustments.length > 0 && reported !== null) {
    const before = numbers.bareAmount(reported);
    return t(msg`Normalizado, el EBITDA de ${year} pasa de ${before} a ${normalised}.`);
  }
  return share === ''
    ? t(msg`El EBITDA de ${year} es de ${normalised}.`)
    : t(msg`El EBITDA de ${year} es de ${normalised}, un ${share} de las ventas.`);
};

const titleOf = (
  { t }: ReportContext,
  parts: Pick<BasisView, 'accounts' | 'projection' | 'ratios'>,
): string => {
  if (parts.accounts === null && parts.projection === null) return t(msg`Ratios`);
  if (parts.projection === null) return t(msg`Cuentas`);
  return parts.accounts === null ? t(msg`Flujos de caja`) : t(msg`Cuentas y flujos de caja`);
};

/** Null when none of its parts was chosen. */
export const basisView = (context: ReportContext, letters: LetteredNotes): BasisView | null => {
  const { result, shows } = context;
  const hasAccounts = shows('accounts');
  const accounts = hasAccounts ? accountsView(context) : null;
  const adjustments = hasAccounts ? adjustmentsView(context, letters) : null;
  const hasProjection = result.dcf !== null && shows('projection');
  const projection = hasProjection ? projectionView(context, letters) : null;
  const ratios = shows('ratios') ? ratiosView(context) : null;
  if (accounts === null && projection === null && ratios === null) return null;
  return {
    title: titleOf(context, { accounts, projection, ratios }),
    lead: leadText(context),
    trajectory: trajectoryView(context),
    accounts,
    adjustments,
    projection,
    ratios,
  };
};
