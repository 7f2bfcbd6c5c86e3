import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import {
  blockChapters,
  type BlockChapter,
  type BlockId,
  blockIds,
  chapterIds,
} from './block-ids.ts';
import { reportContentsOf } from './empty-report-contents.ts';

/** The place of a block among the others: its default place unless it was moved. */
export const blockPosition = (document: ValuationDocument, id: BlockId): number =>
  reportContentsOf(document).blocks[id]?.place ?? blockIds.indexOf(id);

/** All blocks in the order of this valuation's report. */
export const orderedBlocks = (document: ValuationDocument): BlockId[] =>
  blockIds.toSorted((one, other) => blockPosition(document, one) - blockPosition(document, other));

export const isBlockExcluded = (document: ValuationDocument, id: BlockId): boolean =>
  reportContentsOf(document).blocks[id]?.leftOut !== undefined;

export interface ReportChapter<Block> {
  chapter: BlockChapter;
  blocks: Block[];
}

/**
 * Blocks in their order, below the chapters that they open. A block that was moved between those of another chapter
 * remains there, unless it is the first of its own chapter. Chapters without blocks have their default place.
 */
export const groupByChapter = <Block extends { id: BlockId }>(
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
