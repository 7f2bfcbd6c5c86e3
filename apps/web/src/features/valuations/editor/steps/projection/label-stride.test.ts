import { describe, expect, it } from 'vitest';
import { labelStride } from './label-stride.ts';

describe('the bars that are told their figures', () => {
  it('are all of them where a bar has room for the longest', () => {
    expect(labelStride(5, 4, 412)).toBe(1);
    expect(labelStride(12, 4, 420)).toBe(1);
  });

  it('are every second or third of fifteen years: four figures are 35 px with their gap', () => {
    expect(labelStride(15, 4, 412)).toBe(2);
    expect(labelStride(15, 4, 328)).toBe(2);
    expect(labelStride(15, 6, 288)).toBe(3);
  });

  it('are all while the width is not known', () => {
    expect(labelStride(15, 4, 0)).toBe(1);
  });
});
