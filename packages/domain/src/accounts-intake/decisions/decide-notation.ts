import type { Evidence } from '../accounts-intake.ts';
import {
  figureReadings,
  decimalSeparatorOf,
  type DecimalSeparator,
} from '../figures/figure-value.ts';
import type { WrittenFigure } from '../figures/read-cell.ts';

export interface NotationInput {
  figures: readonly WrittenFigure[];
  /**
   * The decimal mark suggested by the source: Excel's clipboard declares it, and a file separated by commas implies it.
   */
  sourceMark: DecimalSeparator | null;
  answer: DecimalSeparator | null;
  remembered: DecimalSeparator | null;
  /** Whether a text near the table mentions thousands or millions. */
  statesUnit: boolean;
  isEnglish: boolean;
  /** Whether the sums of the block are correct with a decimal mark; `silent` when it has no sums. */
  tryMark: (mark: DecimalSeparator) => 'holds' | 'fails' | 'silent';
}

export interface NotationDecision {
  mark: DecimalSeparator | null;
  /** The block has ambiguous figures and nothing resolves them. */
  isAsked: boolean;
  evidence: Evidence[];
}

const seenMark = (mark: DecimalSeparator): string => (mark === ',' ? '1.234,56' : '1,234.56');

const bySums = (tryMark: NotationInput['tryMark']): DecimalSeparator | null => {
  const comma = tryMark(',');
  const point = tryMark('.');
  if (comma === 'holds' && point === 'fails') return ',';
  return point === 'holds' && comma === 'fails' ? '.' : null;
};

/**
 * One notation for the whole block: decided by unambiguous figures, by its sums, or by an earlier answer; otherwise the
 * user is asked.
 */
export const decideNotation = (input: NotationInput): NotationDecision => {
  const readings = input.figures.flatMap(({ digits }) =>
    digits === null ? [] : [figureReadings(digits)],
  );
  const decisive = readings
    .filter(({ evidence }) => evidence === 'decisive')
    .map(decimalSeparatorOf);
  const open = input.figures.filter(
    ({ digits }) => digits !== null && figureReadings(digits).evidence === 'open',
  );
  const decided = (
    mark: DecimalSeparator,
    by: Evidence['class'],
    count: number,
  ): NotationDecision => ({
    mark,
    isAsked: false,
    evidence: [{ class: by, seen: seenMark(mark), count }],
  });
  if (input.answer !== null) return decided(input.answer, 'answered', open.length);
  const marks = [
    ...new Set([...decisive, ...(input.sourceMark === null ? [] : [input.sourceMark])]),
  ];
  if (marks.length === 1 && marks[0] !== undefined)
    return decided(marks[0], 'decisive', decisive.length);
  if (open.length === 0)
    return {
      mark: null,
      isAsked: false,
      evidence: [{ class: 'decisive', seen: '', count: decisive.length }],
    };
  if (marks.length > 1) return { mark: null, isAsked: true, evidence: [] };
  const arithmetic = bySums(input.tryMark);
  if (arithmetic !== null) return decided(arithmetic, 'arithmetic', open.length);
  if (input.remembered !== null) return decided(input.remembered, 'remembered', open.length);
  const areAllPoints = open.every(({ digits }) => digits?.includes('.') === true);
  if (areAllPoints && !input.statesUnit && !input.isEnglish)
    return decided(',', 'supporting', open.length);
  return { mark: null, isAsked: true, evidence: [] };
};
