import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentSaver, type SaveAnswer, type SaveState } from './document-saver.ts';

const cash = (amount: number) => writeField(workedExample, 'bridge.cash', amount);

const started = (answers: SaveAnswer[]) => {
  const calls: { cash: number | null; version: number }[] = [];
  const states: SaveState['kind'][] = [];
  const saver = new DocumentSaver({
    document: workedExample,
    version: 7,
    now: () => 1_000,
    save: async (document, version) => {
      calls.push({ cash: document.bridge.cash, version });
      await Promise.resolve();
      return answers.shift() ?? { kind: 'saved', version: version + 1 };
    },
  });
  saver.subscribe(() => states.push(saver.state.kind));
  return { saver, calls, states };
};

describe('saving by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('one save follows the last of several changes', async () => {
    const { saver, calls, states } = started([]);
    saver.change(cash(1));
    await vi.advanceTimersByTimeAsync(500);
    saver.change(cash(2));
    await vi.advanceTimersByTimeAsync(799);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([{ cash: 2, version: 7 }]);
    expect(states, 'who hears of it is drawn again').toEqual(['unsaved', 'saving', 'saved']);
    expect(saver.hasUnsaved).toBe(false);
  });

  it('changes that never pause are saved all the same, five seconds after the first', async () => {
    const { saver, calls } = started([]);
    for (let at = 0; at <= 100; at += 1) {
      saver.change(cash(at));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(calls).toEqual([
      { cash: 49, version: 7 },
      { cash: 99, version: 8 },
    ]);
    await vi.advanceTimersByTimeAsync(800);
    expect(calls.at(-1)).toEqual({ cash: 100, version: 9 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(3);
  });

  it('nothing is sent of changes that were taken back, nor while a conflict is held', async () => {
    const { saver, calls } = started([]);
    saver.change(cash(1));
    saver.change(workedExample);
    await vi.advanceTimersByTimeAsync(10_000);
    saver.change(cash(2));
    saver.holdForConflict();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([]);
  });

  it('a change during a save goes out after it, with the new version', async () => {
    const { saver, calls } = started([]);
    saver.change(cash(1));
    const flushing = saver.flush();
    saver.change(cash(2));
    await flushing;
    await vi.advanceTimersByTimeAsync(800);
    expect(calls).toEqual([
      { cash: 1, version: 7 },
      { cash: 2, version: 8 },
    ]);
  });

  it('a failed call is tried again, later each time, until it is through', async () => {
    const { saver, calls, states } = started([{ kind: 'failed' }, { kind: 'failed' }]);
    saver.change(cash(1));
    await vi.advanceTimersByTimeAsync(800);
    expect(states.at(-1)).toBe('retrying');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
    expect(states.at(-1)).toBe('saved');
  });

  it('after a conflict nothing is sent until it is resolved', async () => {
    const { saver, calls, states } = started([{ kind: 'conflict' }]);
    saver.change(cash(1));
    await saver.flush();
    expect(states.at(-1)).toBe('conflict');
    saver.change(cash(2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    saver.resolve(cash(5), 9, cash(2));
    await vi.advanceTimersByTimeAsync(800);
    expect(calls.at(-1)).toEqual({ cash: 2, version: 9 });
  });

  it('a save on its way that meets a conflict ends it when it is taken, and not when it is not', async () => {
    for (const [answer, kinds] of [
      [{ kind: 'saved', version: 8 }, ['conflict', 'unsaved', 'saving', 'saved']],
      [{ kind: 'failed' }, ['conflict']],
      [{ kind: 'refused', code: 'internal', issues: [] }, ['conflict']],
    ] satisfies [SaveAnswer, SaveState['kind'][]][]) {
      const { saver, calls, states } = started([answer]);
      saver.change(cash(1));
      const sending = saver.flush();
      saver.holdForConflict();
      saver.change(cash(2));
      await sending;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(states.slice(2)).toEqual(kinds);
      if (answer.kind !== 'saved') saver.resolve(cash(5), 9, cash(2));
      await vi.advanceTimersByTimeAsync(800);
      const version = answer.kind === 'saved' ? 8 : 9;
      expect(calls.slice(1)).toEqual([{ cash: 2, version }]);
      expect(saver.hasUnsaved).toBe(false);
    }
  });

  it('a save that is answered after its conflict was settled does not go back to it', async () => {
    const { saver, calls } = started([{ kind: 'saved', version: 8 }]);
    saver.change(cash(1));
    const sending = saver.flush();
    saver.holdForConflict();
    saver.resolve(cash(5), 9, cash(2));
    await sending;
    await vi.advanceTimersByTimeAsync(800);
    expect(calls.at(-1)).toEqual({ cash: 2, version: 9 });
    expect(saver.savedDocument.bridge.cash).toBe(2);
  });

  it('a save whose answer was lost goes again as it was, then the newest', async () => {
    const { saver, calls } = started([{ kind: 'failed' }]);
    saver.change(cash(1));
    expect(await saver.flush()).toBe(false);
    saver.change(cash(2));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(calls).toEqual([
      { cash: 1, version: 7 },
      { cash: 1, version: 7 },
      { cash: 2, version: 8 },
    ]);
    expect(saver.hasUnsaved).toBe(false);
  });

  it('going back to what was saved does not forget a save whose answer was lost', async () => {
    const { saver, calls } = started([{ kind: 'failed' }]);
    saver.change(cash(1));
    await saver.flush();
    saver.change(workedExample);
    expect(await saver.flush()).toBe(true);
    expect(calls.map((call) => call.cash)).toEqual([1, 1, workedExample.bridge.cash]);
  });

  it('a save asked for goes on until the newest is saved', async () => {
    const { saver, calls } = started([]);
    saver.change(cash(1));
    const flushing = saver.flush();
    saver.change(cash(2));
    expect(await flushing).toBe(true);
    expect(calls.at(-1)).toEqual({ cash: 2, version: 8 });
  });

  it('what comes to what the server holds is saved, though its version stays', async () => {
    const { saver, calls, states } = started([{ kind: 'saved', version: 7 }]);
    saver.change(structuredClone(workedExample));
    expect(await saver.flush()).toBe(true);
    expect(calls).toHaveLength(1);
    expect(states.at(-1)).toBe('saved');
    expect(saver.hasUnsaved).toBe(false);
  });

  it('what is stopped is not sent any more', async () => {
    const { saver, calls } = started([{ kind: 'failed' }]);
    saver.change(cash(1));
    await saver.flush();
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(saver.hasUnsaved).toBe(false);
  });

  it('a refused document waits for the next change', async () => {
    const issue = { path: 'bridge.cash', code: 'too-large', params: {} } as const;
    const { saver, calls, states } = started([
      { kind: 'refused', code: 'invalid-input', issues: [issue] },
    ]);
    saver.change(cash(1));
    expect(await saver.flush()).toBe(false);
    expect(states.at(-1)).toBe('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    saver.change(cash(2));
    expect(await saver.flush()).toBe(true);
  });

  it('going back to what is saved needs no save', async () => {
    const { saver, calls, states } = started([]);
    saver.change(cash(1));
    saver.change(workedExample);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([]);
    expect(states.at(-1)).toBe('saved');
  });
});

describe('what was saved elsewhere', () => {
  it('is taken where nothing waits to be saved, once', () => {
    const { saver, calls } = started([]);
    const merges: [number | null, number | null][] = [];
    saver.subscribeMerges((base, theirs) => merges.push([base.bridge.cash, theirs.bridge.cash]));
    saver.takeSaved(cash(5), 8);
    saver.takeSaved(cash(6), 8);
    expect(merges).toEqual([[workedExample.bridge.cash, 5]]);
    expect(saver.wantedDocument.bridge.cash).toBe(5);
    expect([saver.version, saver.hasUnsaved, calls]).toEqual([8, false, []]);
  });

  it('waits for the save of what is typed here', () => {
    const { saver } = started([]);
    saver.change(cash(1));
    saver.takeSaved(cash(5), 8);
    expect([saver.version, saver.wantedDocument.bridge.cash]).toEqual([7, 1]);
    saver.stop();
  });
});
