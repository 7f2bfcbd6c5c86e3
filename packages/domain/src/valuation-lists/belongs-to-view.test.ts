import { describe, expect, it } from 'vitest';
import { belongsToView } from './belongs-to-view.ts';

describe('after something was done to it, a valuation stays in a view', () => {
  const draft = { archived: false, status: 'draft' } as const;

  it('of every status or of its own, not in that of another', () => {
    expect(belongsToView(draft, {})).toBe(true);
    expect(belongsToView(draft, { status: null })).toBe(true);
    expect(belongsToView(draft, { status: 'draft' })).toBe(true);
    expect(belongsToView(draft, { status: 'completed' })).toBe(false);
  });

  it('of the archive only while it is archived, and of the rest only while it is not', () => {
    const archived = { ...draft, archived: true };
    expect(belongsToView(archived, {})).toBe(false);
    expect(belongsToView(archived, { archived: true })).toBe(true);
    expect(belongsToView(draft, { archived: true })).toBe(false);
  });
});
