import type { WrittenBlock } from '@valia/domain/report-blocks/block-draft.ts';
import type { NamedLine, OutlineBlock } from './outline-block.ts';
import { heading, prose } from './heading-and-table-blocks.ts';

/** The text before the first separator, and the text after it; without a separator everything is the latter. */
const splitOnce = (line: string, mark: string): NamedLine => {
  const at = line.indexOf(mark);
  return at < 0
    ? { lead: '', text: line }
    : { lead: line.slice(0, at), text: line.slice(at + mark.length) };
};

/** A name that ends at the line's first full stop, which belongs to the name. */
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

/** One text of the report below its title. */
export const textOutline = (block: WrittenBlock): OutlineBlock[] => [
  heading(block.title),
  ...(block.paragraphs.length === 0 ? [] : linesOf(block)),
  ...(block.table === null ? [] : [{ kind: 'words', ...block.table } as const]),
];
