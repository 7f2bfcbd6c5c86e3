import { beforeEach, expect, test } from 'vitest';
import { testSession } from '../testing/render-form.tsx';
import { findDraft, forgetDraftOfOthers, saveDraftOnEnd } from './drafts.ts';
import { endSession, publishSession } from './session-store.ts';

const other = { ...testSession, userId: '00000000-0000-4000-8000-0000000000ff' };
const values = { title: 'No se descarga' };

beforeEach(() => {
  sessionStorage.clear();
  publishSession(testSession);
});

test('what was typed when the session ended is there for the same person', () => {
  const stop = saveDraftOnEnd('report', () => values);
  endSession();
  stop();
  expect(findDraft('report')).toBeNull();
  publishSession(testSession);
  expect(findDraft('report')).toEqual(values);
  expect(findDraft('another')).toBeNull();
});

test('for nobody else, and gone once somebody else is in', () => {
  const stop = saveDraftOnEnd('report', () => values);
  endSession();
  stop();
  publishSession(other);
  expect(findDraft('report')).toBeNull();
  forgetDraftOfOthers(other.userId);
  publishSession(testSession);
  expect(findDraft('report')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['who signs out', () => values, true],
  ['of a form in which nothing was typed', () => null, false],
])('nothing is kept of %s', (_of, valuesOf, byChoice) => {
  const stop = saveDraftOnEnd('report', valuesOf);
  endSession(byChoice);
  stop();
  expect(sessionStorage.length).toBe(0);
});
