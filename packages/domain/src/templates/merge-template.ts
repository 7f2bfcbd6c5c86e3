import { getTemplateField, isTemplateField } from './template-fields.ts';
import type { TemplateBlock, TemplateRun } from './template-text.ts';

/** A value as printed. It is never parsed as markup, but inserted literally. */
export type PrintedValue =
  | { kind: 'text'; text: string }
  | { kind: 'flag'; isSet: boolean; text: string }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };
export type PrintedValues = ReadonlyMap<string, PrintedValue>;

export type MergedRun =
  | { kind: 'text'; text: string; bold: boolean }
  | { kind: 'value'; field: string; text: string; bold: boolean }
  | { kind: 'missing'; field: string; bold: boolean };

export type MergedBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: MergedRun[] }
  | { kind: 'paragraph'; runs: MergedRun[] }
  | { kind: 'list'; ordered: boolean; items: MergedRun[][] }
  | { kind: 'table'; head: MergedRun[][]; rows: MergedRun[][][]; areFigures: boolean }
  | { kind: 'notice'; runs: MergedRun[] }
  | { kind: 'signatures'; sides: MergedRun[][] };

export interface MergedTemplate {
  blocks: MergedBlock[];
  /** The fields that this document needs, each once, in the order of the text. */
  asked: string[];
  /** The needed fields without a value. */
  missing: string[];
}

interface Merging {
  values: PrintedValues;
  asked: Set<string>;
  missing: Set<string>;
}

const ask = ({ values, asked, missing }: Merging, field: string): PrintedValue | undefined => {
  const value = values.get(field);
  asked.add(field);
  if (value === undefined) missing.add(field);
  return value;
};

const textOf = (value: PrintedValue): string => {
  switch (value.kind) {
    case 'lines':
      return value.lines.join('; ');
    case 'table':
      return value.rows.map((row) => row.join(' ')).join('; ');
    default:
      return value.text;
  }
};

const mergeRuns = (merging: Merging, runs: readonly TemplateRun[]): MergedRun[] =>
  runs.map((run) => {
    if (run.kind === 'text') return run;
    const { field, bold } = run;
    const value = ask(merging, field);
    return value === undefined
      ? { kind: 'missing', field, bold }
      : { kind: 'value', field, bold, text: textOf(value) };
  });

/** A field that is alone on its line, with a value of several lines or a table. */
const wholeLine = (merging: Merging, runs: readonly TemplateRun[]): MergedBlock | null => {
  const [run, ...others] = runs;
  if (run?.kind !== 'field' || others.length > 0) return null;
  const { field, bold } = run;
  const value = merging.values.get(field);
  const toRun = (text: string): MergedRun[] => [{ kind: 'value', field, bold, text }];
  if (value?.kind === 'lines') {
    ask(merging, field);
    return { kind: 'list', ordered: false, items: value.lines.map(toRun) };
  }
  if (value?.kind !== 'table') return null;
  ask(merging, field);
  const areFigures = isTemplateField(field) && getTemplateField(field).kind === 'table';
  return {
    kind: 'table',
    areFigures,
    head: value.head.map((text) => [{ kind: 'text', text, bold: false }]),
    rows: value.rows.map((row) => row.map(toRun)),
  };
};

const isTrue = (value: PrintedValue | undefined): boolean =>
  value !== undefined && (value.kind !== 'flag' || value.isSet);

const isYesOrNo = (field: string): boolean =>
  isTemplateField(field) && getTemplateField(field).kind === 'flag';

const mergeBlock = (merging: Merging, block: TemplateBlock): MergedBlock[] => {
  switch (block.kind) {
    case 'condition': {
      const { field, negated, blocks } = block;
      // A condition's field may be empty, except a yes-or-no field, which has to be answered.
      const value = isYesOrNo(field) ? ask(merging, field) : merging.values.get(field);
      return isTrue(value) === negated ? [] : mergeBlocks(merging, blocks);
    }
    case 'paragraph':
      return [
        wholeLine(merging, block.runs) ?? {
          kind: 'paragraph',
          runs: mergeRuns(merging, block.runs),
        },
      ];
    case 'list':
      return [{ ...block, items: block.items.map((item) => mergeRuns(merging, item)) }];
    case 'signatures':
      return [{ kind: 'signatures', sides: block.sides.map((side) => mergeRuns(merging, side)) }];
    case 'table':
      return [
        {
          kind: 'table',
          areFigures: false,
          head: block.head.map((cell) => mergeRuns(merging, cell)),
          rows: block.rows.map((row) => row.map((cell) => mergeRuns(merging, cell))),
        },
      ];
    default:
      return [{ ...block, runs: mergeRuns(merging, block.runs) }];
  }
};

const mergeBlocks = (merging: Merging, blocks: readonly TemplateBlock[]): MergedBlock[] =>
  blocks.flatMap((block) => mergeBlock(merging, block));

/** A template's text with its values; a missing value is listed and keeps its place in the text. */
export const mergeTemplate = (
  blocks: readonly TemplateBlock[],
  values: PrintedValues,
): MergedTemplate => {
  const merging: Merging = { values, asked: new Set(), missing: new Set() };
  const merged = mergeBlocks(merging, blocks);
  return { blocks: merged, asked: [...merging.asked], missing: [...merging.missing] };
};
