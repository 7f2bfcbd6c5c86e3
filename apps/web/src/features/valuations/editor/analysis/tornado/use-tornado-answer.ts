import { useMemo } from 'react';
import { useAnalysedDocument } from '../use-analysed-document.ts';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';
import { useAnswer } from '../worker/use-answer.ts';

/** The tornado of the current valuation; undefined until the first one is calculated, null when there is none. */
export const useTornadoAnswer = (): AnalysisAnswers['tornado'] | undefined => {
  const document = useAnalysedDocument();
  const question = useMemo(() => ({ inputs: document }), [document]);
  return useAnswer('tornado', question);
};
