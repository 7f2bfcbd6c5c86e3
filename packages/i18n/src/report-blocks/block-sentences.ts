import type { MessageDescriptor } from '@lingui/core';
import type { SentenceCode } from '@valia/domain/report-blocks/sentence-codes.ts';
import { closingSentences } from './closing-sentences.ts';
import { companySentences } from './company-sentences.ts';
import { scopeSentences } from './scope-sentences.ts';
import { valueSentences } from './value-sentences.ts';

/** The text of each sentence of a report by its code; placeholders are the sentence's values. */
export const blockSentences: Readonly<Record<SentenceCode, MessageDescriptor>> = {
  ...scopeSentences,
  ...companySentences,
  ...valueSentences,
  ...closingSentences,
};
