import type { BlockDraft } from '@valia/domain/report-blocks/block-draft.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import { changedFigures, storedFigures } from '@valia/domain/report-blocks/stored-figures.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { languages, type Language } from '@valia/i18n/languages.ts';
import type { ReportBlocks } from './use-report-blocks.ts';

export interface ChangedText {
  language: Language;
  /** As that language's report prints them; `now` null where the figure is no longer said. */
  figures: { before: string; now: string | null }[];
}

/** The languages in which the own text of a block may say figures that are others now. */
export const changedTexts = (
  document: ValuationDocument,
  draft: BlockDraft,
  writers: ReportBlocks['writers'],
): ChangedText[] => {
  const texts = reportContentsOf(document).blocks[draft.id]?.texts;
  if (texts === undefined) return [];
  const now = storedFigures(draft);
  return languages.flatMap((language) => {
    const text = texts[language];
    if (text === undefined) return [];
    const print = writers[language].figure;
    const figures = changedFigures(text, now, print).map(({ before, now: current }) => ({
      before: print(before),
      now: current === null ? null : print(current),
    }));
    return figures.length === 0 ? [] : [{ language, figures }];
  });
};
