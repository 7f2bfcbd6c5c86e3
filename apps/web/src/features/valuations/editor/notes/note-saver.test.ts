import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NoteSaveResult, NoteSaver } from './note-saver.ts';

const stored = { text: '', updatedAt: null };
const savedAt = (text: string, updatedAt = 'one'): NoteSaveResult => ({
  kind: 'saved',
  note: { text, updatedAt },
});

const start = (answers: NoteSaveResult[]) => {
  const sent: [string, string | null][] = [];
  const saver = new NoteSaver(async (text, seen) => {
    sent.push([text, seen]);
    return answers.shift() ?? savedAt(text);
  });
  saver.adopt(stored);
  return { saver, sent };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a note', () => {
  it('is sent a second after the last key, once', async () => {
    const { saver, sent } = start([]);
    saver.write('A');
    await vi.advanceTimersByTimeAsync(900);
    saver.write('AB');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([['AB', null]]);
    expect(saver.state).toEqual({ text: 'AB', saving: 'saved', other: null });
  });

  it('typed on while it is sent goes again, upon what was saved', async () => {
    const { saver, sent } = start([savedAt('A', 'one'), savedAt('AB', 'two')]);
    saver.write('A');
    saver.flush();
    saver.write('AB');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([
      ['A', null],
      ['AB', 'one'],
    ]);
    expect(saver.state.saving).toBe('saved');
  });

  it('that could not be sent stays, and goes again when asked', async () => {
    const { saver, sent } = start([{ kind: 'failed' }]);
    saver.write('A');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.state).toEqual({ text: 'A', saving: 'failed', other: null });
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    expect(saver.state.saving).toBe('saved');
  });

  it('that could not be sent goes again by itself, later each time, until it is saved', async () => {
    const { saver, sent } = start(Array.from({ length: 8 }, () => ({ kind: 'failed' })));
    saver.write('A');
    await vi.advanceTimersByTimeAsync(1_000);
    for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(sent).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(tries + 2);
    }
    expect(saver.state.saving).toBe('failed');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(saver.state).toEqual({ text: 'A', saving: 'saved', other: null });
  });

  it('whose save had no answer goes as it was before it goes as it is', async () => {
    const { saver, sent } = start([{ kind: 'failed' }, savedAt('A', 'one')]);
    saver.write('A');
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.write('AB');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([
      ['A', null],
      ['A', null],
      ['AB', 'one'],
    ]);
    expect(saver.state).toEqual({ text: 'AB', saving: 'saved', other: null });
  });

  it('that the server refuses waits for the person', async () => {
    const { saver, sent } = start([{ kind: 'refused' }]);
    saver.write('A');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(saver.state).toEqual({ text: 'A', saving: 'refused', other: null });
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.state.saving).toBe('saved');
  });

  it('given up between two tries is sent no more', async () => {
    const { saver, sent } = start([{ kind: 'failed' }]);
    saver.write('A');
    await vi.advanceTimersByTimeAsync(1_500);
    saver.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
  });

  it('that came late from the server takes the place of what was shown, not of what was typed', () => {
    const { saver } = start([]);
    saver.adopt({ text: 'Newer', updatedAt: 'two' });
    expect(saver.state.text).toBe('Newer');
    saver.write('Mine');
    saver.adopt({ text: 'Newest', updatedAt: 'three' });
    expect(saver.state.text).toBe('Mine');
  });

  it('that is given up is sent no more', async () => {
    const { saver, sent } = start([]);
    saver.write('A');
    saver.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([]);
    expect(saver.hasUnsaved).toBe(false);
  });

  const other = { text: 'B', updatedAt: 'other' };

  it('changed elsewhere waits for the person, who keeps this one', async () => {
    const { saver, sent } = start([{ kind: 'conflict', note: other }]);
    saver.write('A');
    await vi.advanceTimersByTimeAsync(1_000);
    saver.write('AA');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    saver.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual(['AA', 'other']);
  });

  it('changed elsewhere waits for the person, who takes the other', async () => {
    const { saver, sent } = start([{ kind: 'conflict', note: other }]);
    saver.write('A');
    await vi.advanceTimersByTimeAsync(1_000);
    saver.takeOther();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    expect(saver.state).toEqual({ text: 'B', saving: 'saved', other: null });
  });

  it('that comes late does not replace what was typed', () => {
    const { saver } = start([]);
    saver.write('A');
    saver.adopt({ text: 'Late', updatedAt: 'late' });
    expect(saver.state.text).toBe('A');
  });
});
