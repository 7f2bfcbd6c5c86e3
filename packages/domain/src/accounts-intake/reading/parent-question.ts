import { roundSum } from '../figures/block-values.ts';
import type { DraftQuestion } from './block-reading.ts';
import { placeOfParent, type Interpretation, type InterpretedRow } from './interpret-block.ts';
import { valuesCells } from './place-row.ts';

export const parentQuestionId = ({ code, key }: InterpretedRow): string => `parent:${code ?? key}`;

export const parentQuestion = (row: InterpretedRow, whole: Interpretation): DraftQuestion => {
  const parts = (whole.leaves.get(row) ?? []) as readonly InterpretedRow[];
  const at = row.values.findIndex((value) => value !== null);
  const sum = parts.reduce((total, part) => total + (part.values[at] ?? 0), 0);
  const option = (id: string, amount: number) => ({
    id,
    evidence: null,
    consequence: { row: row.name, amount: roundSum(amount) },
  });
  return {
    id: parentQuestionId(row),
    kind: 'parent',
    subject: row.name,
    cells: [row, ...parts].flatMap(valuesCells),
    options: [
      ...(placeOfParent(row, whole.leaves) === null ? [] : [option('parent', row.values[at] ?? 0)]),
      option('parts', sum),
    ],
  };
};
