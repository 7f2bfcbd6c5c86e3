import type { BlockDraft } from '@valia/domain/report-blocks/block-draft.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import { changedFigures, storedFigures } from '@valia/domain/report-blocks/stored-figures.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { languages, type Language } from '@valia/i18n/languages.ts';
import type { ReportBlocks } from './use-report-blocks.ts';

export interface OutdatedText {
  language: Language;
  /** The figures as that language's report prints them; `now` is null when the figure is no longer in the text. */
  figures: { before: string; now: string | null }[];
}

/** The languages in which a block's own text may contain outdated figures. */
export const outdatedTexts = (
  document: ValuationDocument,
  draft: BlockDraft,
  writers: ReportBlocks['writers'],
): OutdatedText[] => {
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
