import type { BlockDraft, SentenceValue } from '@valia/domain/report-blocks/block-draft.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import type { MissingFactCode } from '@valia/domain/report-blocks/missing-fact.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';

export interface MissingBlockContent {
  fact: MissingFactCode | 'translation';
  field: string;
}

const isUntranslated = (value: SentenceValue, language: Language): boolean =>
  value.kind === 'own' && (value.value[language] ?? '') === '';

/**
 * The facts that would make a block more complete in this language: facts not typed yet, and texts that exist only in
 * another language. Empty when the adviser wrote the text.
 */
export const findMissingContent = (
  draft: BlockDraft,
  document: ValuationDocument,
  language: Language,
): MissingBlockContent[] => {
  if (reportContentsOf(document).blocks[draft.id]?.texts?.[language] !== undefined) return [];
  const said = draft.paragraphs.flat().flatMap(({ values }) => Object.values(values));
  const cells = (draft.table?.rows ?? []).flat().filter((cell) => cell !== null);
  const lacksWords = [...said, ...cells].some((value) => isUntranslated(value, language));
  return [
    ...draft.missing.filter(
      ({ fact }, place) => draft.missing.findIndex((one) => one.fact === fact) === place,
    ),
    ...(lacksWords ? [{ fact: 'translation' as const, field: `report.blocks.${draft.id}` }] : []),
  ];
};
