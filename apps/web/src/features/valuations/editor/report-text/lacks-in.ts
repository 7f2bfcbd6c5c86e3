import type { BlockDraft, SaidValue } from '@valia/domain/report-blocks/block-draft.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import type { MissingFactCode } from '@valia/domain/report-blocks/missing-fact.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';

export interface Lack {
  fact: MissingFactCode | 'translation';
  field: string;
}

const isUntranslated = (value: SaidValue, language: Language): boolean =>
  value.kind === 'own' && (value.value[language] ?? '') === '';

/**
 * What a block would say more of in this language: facts that nobody typed, and words that are there in another language
 * alone. Nothing where the adviser wrote the text.
 */
export const lacksIn = (
  draft: BlockDraft,
  document: ValuationDocument,
  language: Language,
): Lack[] => {
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
