import type { AskedQuestion, GivenAnswer } from './analysis-question.ts';

type Listener = (answer: GivenAnswer) => void;

/** Where questions are answered: beside the page, or in it where the browser has no workers. */
interface AnalysisPort {
  ask: (question: AskedQuestion) => void;
}

const answerHere = async (question: AskedQuestion): Promise<GivenAnswer> =>
  (await import('./answer-question.ts')).answerQuestion(question);

const openPort = (onAnswer: Listener): AnalysisPort => {
  if (typeof Worker === 'undefined')
    return { ask: (question) => void answerHere(question).then(onAnswer) };
  const worker = new Worker(new URL('analysis-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<GivenAnswer>) => onAnswer(event.data));
  return { ask: (question) => worker.postMessage(question, { transfer: [] }) };
};

/**
 * Asks the questions of one screen. Only one is with the worker at a time, and of those that wait only the newest of
 * each asker is kept: typing fast makes no queue.
 */
class AnalysisClient {
  private port: AnalysisPort | null = null;
  private busy: AskedQuestion | null = null;
  private readonly waiting = new Map<number, AskedQuestion>();
  private readonly listeners = new Map<number, Listener>();

  /** `id` is the asker's; a newer question takes the place of one that still waits. */
  ask(question: AskedQuestion, onAnswer: Listener): void {
    this.listeners.set(question.id, onAnswer);
    this.waiting.delete(question.id);
    this.waiting.set(question.id, question);
    this.next();
  }

  /** The asker went: its answer is heard no more. */
  leave(id: number): void {
    this.waiting.delete(id);
    this.listeners.delete(id);
  }

  private next(): void {
    const question = this.waiting.values().next().value;
    if (this.busy !== null || question === undefined) return;
    this.waiting.delete(question.id);
    this.busy = question;
    this.port ??= openPort((answer) => this.take(answer));
    this.port.ask(question);
  }

  private take(answer: GivenAnswer): void {
    this.busy = null;
    this.listeners.get(answer.id)?.(answer);
    this.next();
  }
}

export const analysisClient = new AnalysisClient();
