import { useEffect, useState } from 'react';
import { analysisClient } from './analysis-client.ts';
import type {
  AnalysisAnswers,
  AnalysisKind,
  AnalysisQuestions,
  AnalysisRequest,
} from './analysis-question.ts';

let lastAsker = 0;

/** The latest answer to a question of the analysis; the previous answer until it arrives, undefined at first. */
export const useAnswer = <Kind extends AnalysisKind>(
  kind: Kind,
  question: AnalysisQuestions[Kind] | null,
): AnalysisAnswers[Kind] | undefined => {
  const [id] = useState(() => {
    lastAsker += 1;
    return lastAsker;
  });
  const [answer, setAnswer] = useState<AnalysisAnswers[Kind] | undefined>(undefined);
  useEffect(() => {
    if (question === null) return;
    const asked = { kind, id, question } as AnalysisRequest;
    analysisClient.ask(asked, (given) => setAnswer(given.answer as AnalysisAnswers[Kind]));
  }, [kind, id, question]);
  useEffect(() => () => analysisClient.leave(id), [id]);
  return question === null ? undefined : answer;
};
