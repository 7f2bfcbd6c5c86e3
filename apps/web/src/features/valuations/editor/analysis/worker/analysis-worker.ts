import type { AskedQuestion } from './analysis-question.ts';
import { answerQuestion } from './answer-question.ts';

self.addEventListener('message', (event: MessageEvent<AskedQuestion>) => {
  self.postMessage(answerQuestion(event.data), { transfer: [] });
});
