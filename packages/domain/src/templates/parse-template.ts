import { isTemplateField, isWholeLineField } from './template-fields.ts';
import type {
  ParsedTemplate,
  TemplateBlock,
  TemplateProblem,
  TemplateProblemCode,
  TemplateRun,
} from './template-text.ts';

interface Reading {
  problems: TemplateProblem[];
  fields: Set<string>;
  line: number;
  section: string;
}

const tell = (reading: Reading, code: TemplateProblemCode, text: string): void => {
  const { line, section } = reading;
  reading.problems.push({ code, line, section, text: text.slice(0, 80) });
};

const noteField = (reading: Reading, field: string): void => {
  if (isTemplateField(field)) reading.fields.add(field);
  else tell(reading, 'unknown-field', field);
};

const token = /\{\{([^{}]*)\}\}|\*\*/g;

const readRuns = (reading: Reading, line: string): TemplateRun[] => {
  const runs: TemplateRun[] = [];
  let [bold, from] = [false, 0];
  const addText = (text: string): void => {
    if (/\{\{|\}\}/.test(text)) tell(reading, 'unclosed-field', text.trim());
    if (text !== '') runs.push({ kind: 'text', text, bold });
  };
  for (const found of line.matchAll(token)) {
    addText(line.slice(from, found.index));
    from = found.index + found[0].length;
    if (found[0] === '**') bold = !bold;
    else {
      const field = (found[1] ?? '').trim();
      noteField(reading, field);
      runs.push({ kind: 'field', field, bold });
    }
  }
  addText(line.slice(from));
  if (runs.length > 1) {
    const misplaced = runs.find((run) => run.kind === 'field' && isWholeLineField(run.field));
    if (misplaced?.kind === 'field') tell(reading, 'whole-line-field', misplaced.field);
  }
  return runs;
};

const cellsOf = (reading: Reading, row: string): TemplateRun[][] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readRuns(reading, cell.trim()));

const addItem = (blocks: TemplateBlock[], ordered: boolean, item: TemplateRun[]): void => {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: 'list', ordered, items: [item] });
};

const addRow = (blocks: TemplateBlock[], cells: TemplateRun[][]): void => {
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows.push(cells);
  else blocks.push({ kind: 'table', head: cells, rows: [] });
};

/** Reads one line of the text; when it continues the previous line, it is added to that block. */
const readLine = (reading: Reading, blocks: TemplateBlock[], line: string): void => {
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) {
    const level = (heading[1] ?? '#').length as 1 | 2 | 3;
    reading.section = heading[2] ?? '';
    blocks.push({ kind: 'heading', level, runs: readRuns(reading, reading.section) });
    return;
  }
  const item = /^(-|\d+\)) +(.+)$/.exec(line);
  if (item) {
    addItem(blocks, item[1] !== '-', readRuns(reading, item[2] ?? ''));
    return;
  }
  if (line.startsWith('|')) {
    addRow(blocks, cellsOf(reading, line));
    return;
  }
  const rest = line.slice(1).trim();
  if (line.startsWith('>')) blocks.push({ kind: 'notice', runs: readRuns(reading, rest) });
  else if (line.startsWith('~')) blocks.push({ kind: 'signatures', sides: cellsOf(reading, rest) });
  else blocks.push({ kind: 'paragraph', runs: readRuns(reading, line) });
};

interface OpenCondition {
  blocks: TemplateBlock[];
  line: number;
  section: string;
  text: string;
}

const conditionLine = /^\{\{ *#if (not )?([^{}]+)\}\}$/;
const endLine = /^\{\{ *\/if *\}\}$/;

/** An empty line ends a list or a table; conditions may be nested. */
const readLines = (reading: Reading, lines: readonly string[]): TemplateBlock[] => {
  const whole: TemplateBlock[] = [];
  const open: OpenCondition[] = [];
  let isAfterBreak = false;
  const here = (): TemplateBlock[] => open.at(-1)?.blocks ?? whole;
  for (const [index, given] of lines.entries()) {
    reading.line = index + 1;
    const line = given.trim();
    const condition = conditionLine.exec(line);
    if (line === '') isAfterBreak = true;
    else if (condition) {
      const field = (condition[2] ?? '').trim();
      noteField(reading, field);
      const blocks: TemplateBlock[] = [];
      here().push({ kind: 'condition', field, negated: condition[1] !== undefined, blocks });
      open.push({ blocks, line: reading.line, section: reading.section, text: line });
    } else if (endLine.test(line)) {
      if (open.pop() === undefined) tell(reading, 'condition-not-open', line);
    } else {
      const joined: TemplateBlock[] = isAfterBreak ? [] : here();
      readLine(reading, joined, line);
      if (isAfterBreak) here().push(...joined);
      isAfterBreak = false;
    }
  }
  for (const { line, section, text } of open)
    reading.problems.push({ code: 'unclosed-condition', line, section, text });
  return whole;
};

/** Parses a template's text. Faults are listed with their place; the rest can be shown nevertheless. */
export const parseTemplate = (source: string): ParsedTemplate => {
  const reading: Reading = { problems: [], fields: new Set(), line: 1, section: '' };
  const blocks = readLines(reading, source.split('\n'));
  if (!blocks.some((block) => block.kind === 'heading' && block.level === 1))
    reading.problems.push({ code: 'no-title', line: 1, section: '', text: '' });
  const problems = reading.problems.toSorted((one, other) => one.line - other.line);
  return { blocks, problems, fields: [...reading.fields] };
};
