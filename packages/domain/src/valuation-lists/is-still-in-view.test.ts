import { describe, expect, it } from 'vitest';
import { isStillInView } from './is-still-in-view.ts';

describe('after something was done to it, a valuation stays in a view', () => {
  const draft = { archived: false, status: 'draft' } as const;

  it('of every status or of its own, not in that of another', () => {
    expect(isStillInView(draft, {})).toBe(true);
    expect(isStillInView(draft, { status: null })).toBe(true);
    expect(isStillInView(draft, { status: 'draft' })).toBe(true);
    expect(isStillInView(draft, { status: 'completed' })).toBe(false);
  });

  it('of the archive only while it is archived, and of the rest only while it is not', () => {
    const archived = { ...draft, archived: true };
    expect(isStillInView(archived, {})).toBe(false);
    expect(isStillInView(archived, { archived: true })).toBe(true);
    expect(isStillInView(draft, { archived: true })).toBe(false);
  });
});
