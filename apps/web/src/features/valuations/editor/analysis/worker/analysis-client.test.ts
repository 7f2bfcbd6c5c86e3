import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { analysisClient } from './analysis-client.ts';
import type { AnalysisRequest, AnalysisResponse } from './analysis-question.ts';
import { startSimulation } from './start-simulation.ts';

class FakeWorker extends EventTarget {
  static opened: FakeWorker[] = [];
  isEnded = false;
  readonly asked: AnalysisRequest[] = [];

  constructor() {
    super();
    FakeWorker.opened.push(this);
  }

  postMessage(question: AnalysisRequest): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const ask = (id: number): AnalysisResponse[] => {
  const answers: AnalysisResponse[] = [];
  const question = { inputs: workedExample };
  analysisClient.ask({ kind: 'tornado', id, question }, (answer) => answers.push(answer));
  return answers;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  analysisClient.leave(1);
  analysisClient.leave(2);
  vi.runAllTimers();
  FakeWorker.opened = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a worker of the analysis', () => {
  it('that fails leaves its question without an answer, and the next one goes to another', () => {
    const [first, second] = [ask(1), ask(2)];
    const [broken] = FakeWorker.opened;
    expect(broken?.asked).toHaveLength(1);
    broken?.dispatchEvent(new Event('error'));
    expect(first).toEqual([{ kind: 'tornado', id: 1, answer: null }]);
    expect(broken?.isEnded).toBe(true);
    const answer = { kind: 'tornado', id: 2, answer: [] };
    FakeWorker.opened[1]?.dispatchEvent(new MessageEvent('message', { data: answer }));
    expect(second).toEqual([answer]);
  });

  it('ends a while after its last asker left, and no sooner for one that comes back', () => {
    ask(1);
    analysisClient.leave(1);
    ask(2);
    vi.runAllTimers();
    const [worker] = FakeWorker.opened;
    expect(worker?.isEnded).toBe(false);
    analysisClient.leave(2);
    vi.runAllTimers();
    expect(worker?.isEnded).toBe(true);
  });

  it('of a simulation ends when it fails, and says that it broke off', () => {
    const told: unknown[] = [];
    const settings = { trials: 1, seed: 1, drivers: [] };
    startSimulation({ inputs: workedExample, settings }, (message) => told.push(message));
    FakeWorker.opened[0]?.dispatchEvent(new Event('error'));
    expect(told).toEqual([{ kind: 'failed' }]);
    expect(FakeWorker.opened[0]?.isEnded).toBe(true);
  });
});
