import type { BlockDraft, SentenceValue } from './block-draft.ts';
import type { StoredFigure, OwnText } from './report-contents-schema.ts';

const figureOf = (value: SentenceValue): StoredFigure | null => {
  switch (value.kind) {
    case 'money':
    case 'rate':
    case 'multiple':
    case 'number':
    case 'count':
    case 'year':
    case 'date': {
      const { currency, kind, value: figure } = value;
      return { kind, value: figure, ...(currency !== undefined && { currency }) };
    }
    default:
      return null;
  }
};

/** The figures in a draft's sentences, by their keys. */
export const storedFigures = ({
  paragraphs,
}: Pick<BlockDraft, 'paragraphs'>): OwnText['figures'] => {
  const kept: Record<string, StoredFigure> = {};
  for (const { code, values } of paragraphs.flat()) {
    for (const [name, value] of Object.entries(values)) {
      const figure = figureOf(value);
      if (figure !== null) kept[`${code}.${name}`] ??= figure;
    }
  }
  return kept;
};

export interface ChangedFigure {
  before: StoredFigure;
  /** Null when the text would no longer contain this figure. */
  now: StoredFigure | null;
}

/** The figures that have changed since a text was written; `print` formats them as in the report. */
export const changedFigures = (
  { figures }: OwnText,
  now: OwnText['figures'],
  print: (figure: StoredFigure) => string,
): ChangedFigure[] => {
  const changed = new Map<string, ChangedFigure>();
  for (const [name, before] of Object.entries(figures)) {
    const current = now[name] ?? null;
    const texts = [print(before), current === null ? '' : print(current)];
    if (texts[0] !== texts[1]) changed.set(texts.join(' '), { before, now: current });
  }
  return [...changed.values()];
};
