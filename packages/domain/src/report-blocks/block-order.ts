import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import {
  blockChapters,
  type BlockChapter,
  type BlockId,
  blockIds,
  chapterIds,
} from './block-ids.ts';
import { reportContentsOf } from './empty-report-contents.ts';

/** Where a block stands among the others: its usual place unless it was moved. */
export const placeOf = (document: ValuationDocument, id: BlockId): number =>
  reportContentsOf(document).blocks[id]?.place ?? blockIds.indexOf(id);

/** All blocks in the order of this valuation's report. */
export const orderedBlocks = (document: ValuationDocument): BlockId[] =>
  blockIds.toSorted((one, other) => placeOf(document, one) - placeOf(document, other));

export const isLeftOut = (document: ValuationDocument, id: BlockId): boolean =>
  reportContentsOf(document).blocks[id]?.leftOut !== undefined;

export interface ReportChapter<Block> {
  chapter: BlockChapter;
  blocks: Block[];
}

/**
 * Blocks in their order, under the chapters that they open: one that was moved among those of another chapter follows
 * there, unless it is the first of its own. Chapters without any block stand where they usually do, without one.
 */
export const inChapters = <Block extends { id: BlockId }>(
  blocks: readonly Block[],
): ReportChapter<Block>[] => {
  const chapters: ReportChapter<Block>[] = [];
  for (const block of blocks) {
    const chapter = blockChapters[block.id];
    const current = chapters.at(-1);
    if (current === undefined || !chapters.some((opened) => opened.chapter === chapter))
      chapters.push({ chapter, blocks: [block] });
    else current.blocks.push(block);
  }
  for (const [index, chapter] of chapterIds.entries()) {
    if (chapters.some((opened) => opened.chapter === chapter)) continue;
    const before = chapterIds.slice(0, index);
    const at = chapters.findLastIndex((opened) => before.includes(opened.chapter)) + 1;
    chapters.splice(at, 0, { chapter, blocks: [] });
  }
  return chapters;
};
