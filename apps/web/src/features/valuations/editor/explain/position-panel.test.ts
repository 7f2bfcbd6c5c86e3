import { describe, expect, it } from 'vitest';
import { positionPanel } from './position-panel.ts';

const viewport = { width: 1440, height: 900 };
const panel = { width: 516, height: 480 };

describe('where an explanation opens', () => {
  it('left of a figure in the result panel', () => {
    expect(positionPanel({ top: 400, left: 1200, width: 80, height: 36 }, panel, viewport)).toEqual(
      {
        left: 668,
        top: 240,
      },
    );
  });

  it('beneath an anchor at the left edge, and never outside the window', () => {
    expect(positionPanel({ top: 180, left: 100, width: 80, height: 32 }, panel, viewport)).toEqual({
      left: 100,
      top: 220,
    });
    expect(positionPanel({ top: 880, left: 100, width: 80, height: 32 }, panel, viewport).top).toBe(
      404,
    );
  });
});
