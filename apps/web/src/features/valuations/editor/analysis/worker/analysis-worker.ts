import type { AnalysisRequest } from './analysis-question.ts';
import { answerQuestion } from './answer-question.ts';

self.addEventListener('message', (event: MessageEvent<AnalysisRequest>) => {
  self.postMessage(answerQuestion(event.data), { transfer: [] });
});
