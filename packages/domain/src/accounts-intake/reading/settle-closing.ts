import { sideOfPlace } from '../chart/pgc-places.ts';
import type { DraftFigure, DraftOutcome, DraftQuestion } from './block-reading.ts';
import type { Answers } from './block-structure.ts';

export interface SettledPart {
  figures: DraftFigure[];
  questions: DraftQuestion[];
  outcomes: DraftOutcome[];
}

const isResultAccount = ({ account, place }: DraftFigure): boolean =>
  place === 'closing' && account !== null;

/** The amount that a figure adds on the credit side. */
export const creditContribution = ({ place, amount }: DraftFigure): number =>
  sideOfPlace(place) === 'credit' ? amount : -amount;

/**
 * Decides for a trial balance of one year after regularisation whether account 129 contains this year's result or last
 * year's.
 */
export const settleClosing = (step: SettledPart, answers: Answers): SettledPart => {
  const result: SettledPart = { ...step, figures: [...step.figures] };
  const drop = (gone: readonly DraftFigure[], outcome: DraftOutcome['outcome']): void => {
    const left = new Set(gone);
    result.figures = result.figures.filter((one) => !left.has(one));
    result.outcomes = [...result.outcomes, ...gone.map(({ cells }) => ({ cells, outcome }))];
  };
  for (const closing of step.figures.filter((one) => isResultAccount(one) && one.amount !== 0)) {
    const income = step.figures.filter(
      (one) =>
        one.block === closing.block &&
        one.year === closing.year &&
        one.statement === 'income' &&
        one.fromAccounts,
    );
    if (income.length === 0) continue;
    const id = `closing:${closing.year}`;
    if (income.every(({ amount }) => amount === 0))
      drop(income, { kind: 'refused', fault: 'after-closing' });
    else if (
      Math.abs(income.reduce((sum, one) => sum + creditContribution(one), 0) - closing.amount) <= 1
    ) {
      if (answers[id] === 'this-year') drop([closing], { kind: 'summed' });
      else if (answers[id] !== 'last-year') {
        drop([closing], { kind: 'asked', question: id });
        const option = (one: string) => ({
          id: one,
          evidence: null,
          consequence: { row: closing.name, amount: closing.amount },
        });
        result.questions = [
          ...result.questions,
          {
            id,
            kind: 'closing',
            subject: closing.name,
            cells: closing.cells,
            options: ['this-year', 'last-year'].map(option),
          },
        ];
      }
    }
  }
  return result;
};
