import type { Figure } from '../accounts-intake.ts';
import type { ReadIntake } from './read-intake.ts';
import type { RightFigure } from './written-document.ts';

export interface DocumentScore {
  right: number;
  asked: number;
  refused: number;
  /** Placed with another amount, place or year than the document says, in silence. */
  wrong: { right: RightFigure; read: Pick<Figure, 'place' | 'amount'> }[];
  /** Neither placed nor asked nor refused. */
  dropped: RightFigure[];
}

const centOf = 0.006;

/** Compares what was read of each figure with what it is; what the chart reviews may only be asked. */
export const scoreDocument = (
  { intake }: ReadIntake,
  right: readonly RightFigure[],
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
