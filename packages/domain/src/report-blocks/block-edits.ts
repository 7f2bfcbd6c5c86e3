import type { ReportLanguage } from '../reports/valuation-report-input.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { type BlockId, blockIds } from './block-ids.ts';
import { orderedBlocks, blockPosition } from './block-order.ts';
import { reportContentsOf } from './empty-report-contents.ts';
import type { BlockChoice, OwnText } from './report-contents-schema.ts';

const withBlock = (
  document: ValuationDocument,
  id: BlockId,
  edit: (choice: BlockChoice) => BlockChoice,
): ValuationDocument => {
  const report = reportContentsOf(document);
  const { [id]: choice = {}, ...others } = report.blocks;
  const edited = edit(choice);
  const blocks = Object.keys(edited).length === 0 ? others : { ...others, [id]: edited };
  return { ...document, report: { ...report, blocks } };
};

/** Replaces the generated text of a block in one language by the adviser's own. */
export const writeBlock = (
  document: ValuationDocument,
  id: BlockId,
  language: ReportLanguage,
  text: OwnText,
): ValuationDocument =>
  withBlock(document, id, (choice) => ({
    ...choice,
    texts: { ...choice.texts, [language]: text },
  }));

/** Restores the generated text in one language. */
export const regenerateBlock = (
  document: ValuationDocument,
  id: BlockId,
  language: ReportLanguage,
): ValuationDocument =>
  withBlock(document, id, ({ texts, ...choice }) => {
    const { [language]: _given, ...others } = texts ?? {};
    return Object.keys(others).length === 0 ? choice : { ...choice, texts: others };
  });

/**
 * Confirms a text although figures have changed: from now on it is compared with the current figures, in every
 * language.
 */
export const confirmTexts = (
  document: ValuationDocument,
  id: BlockId,
  figures: OwnText['figures'],
): ValuationDocument =>
  withBlock(document, id, ({ texts, ...choice }) => ({
    ...choice,
    texts: {
      ...(texts?.es && { es: { ...texts.es, figures } }),
      ...(texts?.ca && { ca: { ...texts.ca, figures } }),
      ...(texts?.en && { en: { ...texts.en, figures } }),
    },
  }));

export const excludeBlock = (document: ValuationDocument, id: BlockId): ValuationDocument =>
  withBlock(document, id, (choice) => ({ ...choice, leftOut: choice.leftOut ?? {} }));

export const includeBlock = (document: ValuationDocument, id: BlockId): ValuationDocument =>
  withBlock(document, id, ({ leftOut: _reason, ...choice }) => choice);

/**
 * Moves a block to the position `index`. Only the place of this block changes, so that moves by two users at once both
 * remain.
 */
export const moveBlock = (
  document: ValuationDocument,
  id: BlockId,
  index: number,
): ValuationDocument => {
  const others = orderedBlocks(document).filter((other) => other !== id);
  const [before, after] = [others[index - 1], others[index]];
  const low = before === undefined ? -1 : blockPosition(document, before);
  const high = after === undefined ? low + 2 : blockPosition(document, after);
  const place = before === undefined ? high - 1 : (low + high) / 2;
  const usual = blockIds.indexOf(id);
  return withBlock(document, id, ({ place: _before, ...choice }) =>
    usual > low && usual < high ? choice : { ...choice, place },
  );
};
