import type { Figure } from '../accounts-intake.ts';
import type { ReadIntake } from './read-intake.ts';
import type { ExpectedFigure } from './written-document.ts';

export interface DocumentScore {
  right: number;
  asked: number;
  refused: number;
  /** Figures assigned, without a question, an amount, place or year that differs from the document. */
  wrong: { right: ExpectedFigure; read: Pick<Figure, 'place' | 'amount'> }[];
  /** Figures that were neither assigned nor asked about nor refused. */
  dropped: ExpectedFigure[];
}

const centOf = 0.006;

/**
 * Compares what was read of each figure with its correct value. Figures that the chart reviews may only be asked about.
 */
export const scoreDocument = (
  { intake }: ReadIntake,
  right: readonly ExpectedFigure[],
): DocumentScore => {
  const score: DocumentScore = { right: 0, asked: 0, refused: 0, wrong: [], dropped: [] };
  const figures = new Map(
    intake.figures.map((figure) => [`${figure.cells[0]?.row ?? 0} ${figure.year}`, figure]),
  );
  for (const one of right) {
    const read = figures.get(`${one.row} ${one.year}`);
    const isRight =
      read?.place === one.place && Math.abs(read.amount - one.amount) < centOf * one.unit;
    if (read !== undefined && (one.isReviewed || !isRight))
      score.wrong.push({ right: one, read: { place: read.place, amount: read.amount } });
    else if (read !== undefined) score.right += 1;
    else if (!one.isReviewed) {
      const kinds = intake.outcomes
        .filter(({ row }) => row === one.row)
        .map(({ outcome }) => outcome.kind);
      if (kinds.includes('refused') && one.isFaulty) score.refused += 1;
      else if (kinds.includes('asked')) score.asked += 1;
      else score.dropped.push(one);
    }
  }
  return score;
};
