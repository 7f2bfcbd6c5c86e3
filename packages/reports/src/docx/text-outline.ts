import type { WrittenBlock } from '@valia/domain/report-blocks/block-draft.ts';
import type { NamedLine, OutlineBlock } from './outline-block.ts';
import { heading, prose } from './chapter.ts';

/** The words before the first mark, and what follows it; without a mark all is the rest. */
const splitOnce = (line: string, mark: string): NamedLine => {
  const at = line.indexOf(mark);
  return at < 0
    ? { lead: '', text: line }
    : { lead: line.slice(0, at), text: line.slice(at + mark.length) };
};

/** A name that ends at the line's first stop, which stays with it. */
const named = (line: string): NamedLine => {
  const { lead, text } = splitOnce(line, '. ');
  return { lead: lead === '' ? '' : `${lead}.`, text };
};

const linesOf = ({ form, paragraphs }: WrittenBlock): OutlineBlock[] => {
  switch (form) {
    case 'ledger':
      return [
        {
          kind: 'facts',
          rows: paragraphs.map((line) => {
            const { lead, text } = splitOnce(line, ': ');
            return { lead, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` };
          }),
        },
      ];
    case 'ticks':
      return [{ kind: 'items', mark: 'tick', items: paragraphs.map(named) }];
    case 'warnings':
      return [{ kind: 'items', mark: 'warning', items: paragraphs.map(named) }];
    case 'numbers':
      return [
        { kind: 'items', mark: 'number', items: paragraphs.map((text) => ({ lead: '', text })) },
      ];
    default:
      return paragraphs.map(prose);
  }
};

/** One text of the report under its title. */
export const textOutline = (block: WrittenBlock): OutlineBlock[] => [
  heading(block.title),
  ...(block.paragraphs.length === 0 ? [] : linesOf(block)),
  ...(block.table === null ? [] : [{ kind: 'words', ...block.table } as const]),
];
