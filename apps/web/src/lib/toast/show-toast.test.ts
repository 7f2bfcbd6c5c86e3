import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  removalDelayMs,
  showToast,
  successDurationMs,
  undoDurationMs,
} from './show-toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.advanceTimersByTime(removalDelayMs);
  vi.useRealTimers();
});

test('one at a time: the newest replaces the one shown', () => {
  showToast({ kind: 'error', title: 'first' });
  showToast({ kind: 'success', title: 'second' });
  expect(currentToast()?.title).toBe('second');
});

test('a dismissed toast leaves the store after 1,000,000 ms', () => {
  showToast({ kind: 'error', title: 'gone' });
  dismissToast();
  expect(currentToast()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()?.title).toBe('gone');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('a success closes by itself after five seconds', () => {
  showToast({ kind: 'success', title: 'done' });
  vi.advanceTimersByTime(successDurationMs - 1);
  expect(currentToast()?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(currentToast()?.open).toBe(false);
});

test('a success that can be undone closes after ten', () => {
  showToast({ kind: 'success', title: 'done', action: { label: 'undo', run: () => undefined } });
  vi.advanceTimersByTime(undoDurationMs - 1);
  expect(currentToast()?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(currentToast()?.open).toBe(false);
});

test('an error stays until it is dismissed', () => {
  showToast({ kind: 'error', title: 'stays' });
  vi.advanceTimersByTime(removalDelayMs * 10);
  expect(currentToast()?.open).toBe(true);
});

test("a replaced toast's clock does not close the one after it", () => {
  showToast({ kind: 'success', title: 'first' });
  vi.advanceTimersByTime(successDurationMs - 1);
  showToast({ kind: 'success', title: 'second' });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toMatchObject({ title: 'second', open: true });
});

test('a toast shown after a dismissal is not removed by the clock of the one before', () => {
  showToast({ kind: 'error', title: 'first' });
  dismissToast();
  vi.advanceTimersByTime(removalDelayMs - 1);
  showToast({ kind: 'error', title: 'second' });
  vi.advanceTimersByTime(1);
  expect(currentToast()?.title).toBe('second');
});
