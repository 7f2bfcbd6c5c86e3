import { msg } from '@lingui/core/macro';
import { specificRiskTerms } from '@valia/i18n/terms/specific-risk-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import {
  maxSpecificPremium,
  specificRiskStep,
} from '@valia/valuation/cost-of-capital/specific-premium.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { type LetteredNotes, type ReportRow, row } from '../content/report-table.ts';
import type { LedgerView } from './ledger-view.ts';

const terms = specificRiskTerms.factors;
const proposedId = figureId.costOfCapital('proposedSpecificPremium');

/** The premium proposed by the scored factors, when the rate is built up; null without any. */
const proposedPremium = ({ document, figure }: ReportContext): number | null =>
  document.costOfCapital.path === undefined ? figure(proposedId) : null;

/** The specific premium in use: the typed one, otherwise the proposed one. */
export const specificPremiumInUse = (context: ReportContext): number | null =>
  context.document.costOfCapital.buildUp.specificRiskPremium ?? proposedPremium(context);

/** A note that a premium from factors is a judgement, and that a typed one replaces it. */
export const specificPremiumNote = (context: ReportContext): string => {
  const { document, numbers, t } = context;
  const proposed = proposedPremium(context);
  if (proposed === null) return '';
  const typed = document.costOfCapital.buildUp.specificRiskPremium;
  if (typed === null) return t(msg`Juicio del valorador a partir de los factores puntuados`);
  const premium = numbers.rate(proposed, 2);
  return t(msg`Juicio del valorador; los factores puntuados proponen ${premium}`);
};

const factorRows = (context: ReportContext): { rows: ReportRow[]; sum: number } => {
  const { document, numbers, t } = context;
  const scored = document.costOfCapital.specificRisk;
  let sum = 0;
  const rows = specificRiskFactors.flatMap((factor): ReportRow[] => {
    const { score = null, reason = '' } = scored?.[factor] ?? {};
    if (score === null) return [];
    sum += score * specificRiskStep;
    return [row(t(terms[factor]), [numbers.rate(score * specificRiskStep, 2)], { detail: reason })];
  });
  return { rows, sum };
};

/** Every scored factor with its reason, and their sum; null when none is scored. */
export const specificRiskView = (
  context: ReportContext,
  letters: LetteredNotes,
): LedgerView | null => {
  const { numbers, t } = context;
  const proposed = proposedPremium(context);
  if (proposed === null) return null;
  const { rows, sum } = factorRows(context);
  const judgement = joinSentences(
    t(
      msg`Juicio del valorador: cada factor suma 0, 0,5 o 1 punto porcentual según supere el riesgo de su sector, hasta 6 en total; no procede de una estadística`,
    ),
  );
  const total = row(
    t(valuationTerms.costOfCapitalFigures.proposedSpecificPremium),
    [numbers.rate(proposed, 2)],
    { kind: 'total', letter: letters.add(judgement) },
  );
  const isCapped = sum > maxSpecificPremium + specificRiskStep / 2;
  const capped = row(t(msg`Suma de los factores, antes del máximo`), [numbers.rate(sum, 2)]);
  return {
    title: t(msg`Prima de riesgo específico: factores`),
    rows: [...rows, ...(isCapped ? [capped] : []), total],
  };
};
