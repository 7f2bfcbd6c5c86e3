/** A piece of a line: a text, or a field that is replaced by its value. */
export type TemplateRun =
  | { kind: 'text'; text: string; bold: boolean }
  | { kind: 'field'; field: string; bold: boolean };

export type TemplateBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: TemplateRun[] }
  | { kind: 'paragraph'; runs: TemplateRun[] }
  | { kind: 'list'; ordered: boolean; items: TemplateRun[][] }
  | { kind: 'table'; head: TemplateRun[][]; rows: TemplateRun[][][] }
  /** A warning to the reader, separate from the text. */
  | { kind: 'notice'; runs: TemplateRun[] }
  /** The signers, side by side. */
  | { kind: 'signatures'; sides: TemplateRun[][] }
  /** Printed only when the field is yes or has a value; with `negated`, only when it is not. */
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

/** A fault in a template's text, and its place: the line, from 1, and the heading above it. */
export interface TemplateProblem {
  code: TemplateProblemCode;
  line: number;
  section: string;
  /** The text at that place. */
  text: string;
}

export interface ParsedTemplate {
  blocks: TemplateBlock[];
  problems: TemplateProblem[];
  /** The fields in the text, each once, in the order of the text. */
  fields: string[];
}
