/** A piece of a line: what stands there, or the field whose value goes there. */
export type TemplateRun =
  | { kind: 'text'; text: string; bold: boolean }
  | { kind: 'field'; field: string; bold: boolean };

export type TemplateBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: TemplateRun[] }
  | { kind: 'paragraph'; runs: TemplateRun[] }
  | { kind: 'list'; ordered: boolean; items: TemplateRun[][] }
  | { kind: 'table'; head: TemplateRun[][]; rows: TemplateRun[][][] }
  /** What a reader is warned of, apart from the text. */
  | { kind: 'notice'; runs: TemplateRun[] }
  /** Who signs, side by side. */
  | { kind: 'signatures'; sides: TemplateRun[][] }
  /** Printed only when the field says yes or has a value; `negated`, only when not. */
  | { kind: 'condition'; field: string; negated: boolean; blocks: TemplateBlock[] };

export const templateProblemCodes = [
  'unknown-field',
  'unclosed-field',
  'unclosed-condition',
  'condition-not-open',
  'whole-line-field',
  'no-title',
] as const;
export type TemplateProblemCode = (typeof templateProblemCodes)[number];

/** What is wrong in a template's text, and where: the line, from 1, and the heading above it. */
export interface TemplateProblem {
  code: TemplateProblemCode;
  line: number;
  section: string;
  /** What stands there. */
  text: string;
}

export interface ParsedTemplate {
  blocks: TemplateBlock[];
  problems: TemplateProblem[];
  /** The fields it names, each once, in the order of the text. */
  fields: string[];
}
