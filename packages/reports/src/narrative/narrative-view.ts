import type { WrittenBlock } from '@valia/domain/report-blocks/block-draft.ts';
import type { BlockChapter } from '@valia/domain/report-blocks/block-ids.ts';
import { groupByChapter } from '@valia/domain/report-blocks/block-order.ts';
import { draftBlocks } from '@valia/domain/report-blocks/draft-blocks.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { blockWriter, printedBlocks } from '@valia/i18n/report-blocks/block-writer.ts';
import type { ReportContext } from '../content/report-context.ts';

/** The texts of one chapter; in a chapter with figures they come before its tables. */
export interface NarrativeChapter {
  chapter: BlockChapter;
  title: string;
  blocks: WrittenBlock[];
}

const isWritten = ({ input }: ReportContext): boolean => input.kind === 'full';

/** All texts of a full report by chapter, in printing order; null for a shorter report. */
export const narrativeView = (context: ReportContext): NarrativeChapter[] | null => {
  if (!isWritten(context)) return null;
  const { analyses, document, input, t } = context;
  const writer = blockWriter({ _: t }, input.language, document);
  const drafts = draftBlocks({
    ...input,
    issuedOn: madridCalendar.date(new Date(input.issuedAt)),
    movers: analyses.tornado(),
  });
  return groupByChapter(printedBlocks(drafts, document, writer)).map(({ blocks, chapter }) => ({
    chapter,
    title: writer.chapter(chapter),
    blocks,
  }));
};
