import { visibleTornado } from '@valia/valuation/printed/visible-tornado.ts';
import { useMemo } from 'react';
import { useEditor } from '../../editor-context.ts';
import { wholeRounding } from '../../figures/whole-rounding.ts';
import { useAnalysedDocument } from '../use-analysed-document.ts';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';
import { useAnswer } from '../worker/use-answer.ts';

/**
 * The tornado of the valuation as it stands, with the bars that whole currency units tell apart; undefined until the first is there, null
 * when there is none.
 */
export const useTornado = (): AnalysisAnswers['tornado'] | undefined => {
  const { document: edited } = useEditor();
  const { unit } = edited;
  const document = useAnalysedDocument();
  const question = useMemo(() => ({ inputs: document }), [document]);
  const answer = useAnswer('tornado', question);
  return useMemo(() => {
    if (!answer) return answer;
    return { ...answer, bars: visibleTornado(answer.bars, wholeRounding(unit)) };
  }, [answer, unit]);
};
