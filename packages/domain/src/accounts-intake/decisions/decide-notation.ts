import type { Evidence } from '../accounts-intake.ts';
import { figureReadings, markOf, type DecimalMark } from '../figures/figure-value.ts';
import type { WrittenFigure } from '../figures/read-cell.ts';

export interface NotationInput {
  figures: readonly WrittenFigure[];
  /** A hint of the source: Excel's clipboard names its mark, a file parted by commas shows it. */
  sourceMark: DecimalMark | null;
  answer: DecimalMark | null;
  remembered: DecimalMark | null;
  /** Thousands or millions are stated somewhere around. */
  statesUnit: boolean;
  isEnglish: boolean;
  /** Whether the sums of the block hold with a mark; `silent` where it has none. */
  tryMark: (mark: DecimalMark) => 'holds' | 'fails' | 'silent';
}

export interface NotationDecision {
  mark: DecimalMark | null;
  /** Open figures are there and nothing decides them. */
  isAsked: boolean;
  evidence: Evidence[];
}

const seenMark = (mark: DecimalMark): string => (mark === ',' ? '1.234,56' : '1,234.56');

const bySums = (tryMark: NotationInput['tryMark']): DecimalMark | null => {
  const comma = tryMark(',');
  const point = tryMark('.');
  if (comma === 'holds' && point === 'fails') return ',';
  return point === 'holds' && comma === 'fails' ? '.' : null;
};

/** One notation for the whole block: by what is decisive, by its sums, by memory, else asked. */
export const decideNotation = (input: NotationInput): NotationDecision => {
  const readings = input.figures.flatMap(({ digits }) =>
    digits === null ? [] : [figureReadings(digits)],
  );
  const decisive = readings.filter(({ evidence }) => evidence === 'decisive').map(markOf);
  const open = input.figures.filter(
    ({ digits }) => digits !== null && figureReadings(digits).evidence === 'open',
  );
  const decided = (mark: DecimalMark, by: Evidence['class'], count: number): NotationDecision => ({
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
