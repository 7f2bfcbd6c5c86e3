import type { Sentence } from '@valia/domain/report-blocks/block-draft.ts';
import { companyRegister } from '@valia/domain/report-blocks/drafts/company-drafts.ts';
import { makeSentence } from '@valia/domain/report-blocks/draft-sentences.ts';
import { blockWriter } from '@valia/i18n/report-blocks/block-writer.ts';
import type { ReportContext } from '../content/report-context.ts';

/**
 * Facts about the company apart from its accounts, in sentences; includes its sector unless a text block already does.
 */
export const companyFacts = (
  { document, input, t }: ReportContext,
  isSectorTold: boolean,
): string => {
  const { sector } = document.company;
  const ofSector =
    sector === null || isSectorTold
      ? []
      : [makeSentence('sector-name', { sector: { kind: 'sector', value: sector } })];
  const sentences: Sentence[] = [...companyRegister(document), ...ofSector].filter(
    (sentence) => sentence !== null,
  );
  const writer = blockWriter({ _: t }, input.language, document);
  return writer
    .paragraphs({ id: 'company', form: 'prose', paragraphs: [sentences], table: null, missing: [] })
    .join(' ');
};
