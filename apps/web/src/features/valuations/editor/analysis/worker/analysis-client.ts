import type { AskedQuestion, GivenAnswer } from './analysis-question.ts';

type Listener = (answer: GivenAnswer) => void;

/** Where questions are answered: beside the page, or in it where the browser has no workers. */
interface AnalysisPort {
  ask: (question: AskedQuestion) => void;
  end: () => void;
}

const answerHere = async (question: AskedQuestion): Promise<GivenAnswer> =>
  (await import('./answer-question.ts')).answerQuestion(question);

const openPort = (onAnswer: Listener, onFailure: () => void): AnalysisPort => {
  if (typeof Worker === 'undefined') {
    return {
      ask: (question) => void answerHere(question).then(onAnswer, onFailure),
      end: () => undefined,
    };
  }
  const worker = new Worker(new URL('analysis-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<GivenAnswer>) => onAnswer(event.data));
  worker.addEventListener('error', onFailure);
  return {
    ask: (question) => worker.postMessage(question, { transfer: [] }),
    end: () => worker.terminate(),
  };
};

/** Going from one step to the next starts no worker anew. */
const idleMs = 10_000;

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
    setTimeout(() => {
      if (this.listeners.size === 0) this.end();
    }, idleMs);
  }

  private next(): void {
    const question = this.waiting.values().next().value;
    if (this.busy !== null || question === undefined) return;
    this.waiting.delete(question.id);
    this.busy = question;
    this.port ??= openPort(
      (answer) => this.take(answer),
      () => this.fail(),
    );
    this.port.ask(question);
  }

  private take(answer: GivenAnswer): void {
    this.busy = null;
    this.listeners.get(answer.id)?.(answer);
    this.next();
  }

  /** Without this one question: those that wait go to a new worker. */
  private fail(): void {
    const failed = this.busy;
    this.end();
    if (failed !== null) {
      const { kind, id } = failed;
      this.listeners.get(id)?.({ kind, id, answer: null });
    }
    this.next();
  }

  private end(): void {
    this.port?.end();
    this.port = null;
    this.busy = null;
  }
}

export const analysisClient = new AnalysisClient();
