import { headerText } from '../blocks/sheet-block.ts';
import { decideNotation, type NotationDecision } from '../decisions/decide-notation.ts';
import { decideUnit, findStatedUnit, type UnitDecision } from '../decisions/decide-unit.ts';
import type { DecimalSeparator } from '../figures/figure-value.ts';
import type { BlockStructure } from './block-structure.ts';
import { interpretBlock } from './interpret-block.ts';

/** The texts around the figures: titles, headers, names without figures, sheet name. */
const textsAround = ({ block, rows, context }: BlockStructure): string[] => [
  ...[...block.titles, ...block.heads].flatMap(({ cells }) => cells.map(headerText)),
  ...rows.flatMap(({ kind, row }) => (kind === 'text' ? row.cells.map(({ text }) => text) : [])),
  context.sheetName,
];

const unitAnswer = (answer: string | undefined): number | null => {
  const unit = Number(answer);
  return unit === 1 || unit === 1000 || unit === 1_000_000 ? unit : null;
};

/** The unit of a block. Figures with their own unit («12,5 M€») use that one. */
export const unitOfBlock = (structure: BlockStructure): UnitDecision => {
  const { answers, index, unitAbove } = structure.context;
  const texts = textsAround(structure);
  const own = unitAnswer(answers[`unit:${index}`]);
  const stated = decideUnit(texts, own, unitAbove);
  // The answer for all tables is about those that state no unit, or state two.
  const isStated = stated.evidence.some(({ class: of }) => of !== 'default') && !stated.isAsked;
  return isStated ? stated : decideUnit(texts, own ?? unitAnswer(answers['unit']), unitAbove);
};

const markAnswer = (answer: string | undefined): DecimalSeparator | null =>
  answer === ',' || answer === '.' ? answer : null;

export const notationOfBlock = (structure: BlockStructure): NotationDecision => {
  const { answers, index, remembered, sourceMark } = structure.context;
  const bodyRows = structure.rows.filter(({ kind }) => kind !== 'head' && kind !== 'text');
  // Stored numbers say nothing of the marks.
  const figures = bodyRows.flatMap(({ row }) =>
    row.cells.flatMap((cell) => {
      const reading = typeof cell.raw === 'number' ? null : structure.readings.of(cell);
      return reading?.kind === 'figure' ? [reading.figure] : [];
    }),
  );
  return decideNotation({
    figures,
    sourceMark,
    answer: markAnswer(answers[`notation:${index}`]) ?? markAnswer(answers['notation']),
    remembered,
    statesUnit:
      textsAround(structure).some((text) => (findStatedUnit(text) ?? 1) > 1) ||
      figures.some(({ multiple }) => multiple > 1),
    isEnglish: structure.isEnglish,
    tryMark: (mark) => {
      const { checks } = interpretBlock(structure, mark);
      if (checks.length === 0) return 'silent';
      return checks.every(({ holds }) => holds) ? 'holds' : 'fails';
    },
  });
};
