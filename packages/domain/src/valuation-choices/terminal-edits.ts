import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { baseYear } from '../valuation-years/account-years.ts';
import { writeField } from '../valuation-fields/write-field.ts';

export type TerminalMethod = ValuationDocument['terminal']['method'] | 'average';

export const terminalMethods = [
  'gordon',
  'exit-multiple',
  'average',
] as const satisfies readonly TerminalMethod[];

export const terminalMethod = ({ terminal }: ValuationDocument): TerminalMethod =>
  terminal.average === undefined ? terminal.method : 'average';

const evenly = 0.5;

/** An average starts with half of each method. */
export const chooseTerminalMethod = (
  document: ValuationDocument,
  method: TerminalMethod,
): ValuationDocument => {
  if (method === terminalMethod(document)) return document;
  if (method === 'average')
    return writeField(document, 'terminal.average', { gordonWeight: evenly });
  return writeField(writeField(document, 'terminal.average', undefined), 'terminal.method', method);
};

export interface Reinvestment {
  /** As a fraction of the profit after tax. */
  share: number;
  /** The id of the figure with this value. */
  figure: string;
}

/**
 * The share of its profit that the perpetuity reinvests to grow: `g / ROC`, otherwise the share reinvested in the last
 * projected year.
 */
export const terminalReinvestment = (
  document: ValuationDocument,
  { figures }: ValuationOutcome,
): Reinvestment | null => {
  const profit = figures[figureId.dcf('terminalProfitAfterTax')];
  const flow = figures[figureId.dcf('terminalFreeCashFlow')];
  const year = baseYear(document) + document.projection.years;
  const [of, left] =
    document.terminal.returnOnCapital === undefined
      ? [
          figures[figureId.projection(year, 'netOperatingProfitAfterTax')],
          figures[figureId.projection(year, 'freeCashFlowToFirm')],
        ]
      : [profit, flow];
  if (of === undefined || left === undefined || of.value <= 0) return null;
  return { share: 1 - left.value / of.value, figure: left.id };
};
