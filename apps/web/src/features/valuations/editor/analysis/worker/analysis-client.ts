import type { AnalysisRequest, AnalysisResponse } from './analysis-question.ts';

type Listener = (answer: AnalysisResponse) => void;

/** Answers the questions: in a worker, or on the main thread when the browser has no workers. */
interface AnalysisPort {
  ask: (question: AnalysisRequest) => void;
  end: () => void;
}

const answerHere = async (question: AnalysisRequest): Promise<AnalysisResponse> =>
  (await import('./answer-question.ts')).answerQuestion(question);

const openPort = (onAnswer: Listener, onFailure: () => void): AnalysisPort => {
  if (typeof Worker === 'undefined') {
    return {
      ask: (question) => void answerHere(question).then(onAnswer, onFailure),
      end: () => undefined,
    };
  }
  const worker = new Worker(new URL('analysis-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<AnalysisResponse>) =>
    onAnswer(event.data),
  );
  worker.addEventListener('error', onFailure);
  return {
    ask: (question) => worker.postMessage(question, { transfer: [] }),
    end: () => worker.terminate(),
  };
};

/** The time that an idle worker is kept, so that changing the step does not start a new one. */
const idleMs = 10_000;

/**
 * Sends the questions of one screen. The worker gets only one at a time, and only the newest waiting question of each
 * component is kept, so that fast typing causes no queue.
 */
class AnalysisClient {
  private port: AnalysisPort | null = null;
  private busy: AnalysisRequest | null = null;
  private readonly waiting = new Map<number, AnalysisRequest>();
  private readonly listeners = new Map<number, Listener>();

  /** `id` identifies the component that asks; a newer question replaces one that still waits. */
  ask(question: AnalysisRequest, onAnswer: Listener): void {
    this.listeners.set(question.id, onAnswer);
    this.waiting.delete(question.id);
    this.waiting.set(question.id, question);
    this.next();
  }

  /** Called when the component is unmounted: its answer is ignored from then on. */
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

  private take(answer: AnalysisResponse): void {
    this.busy = null;
    this.listeners.get(answer.id)?.(answer);
    this.next();
  }

  /** Drops only the failed question: the waiting ones are sent to a new worker. */
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
