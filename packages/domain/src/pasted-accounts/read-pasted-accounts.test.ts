import { describe, expect, it } from 'vitest';
import { pastedTargets, type PastedTarget } from './pasted-target.ts';
import { readPastedAccounts } from './read-pasted-accounts.ts';
import { pastedSamples } from './testing/pasted-samples.ts';

/** Every row of the detailed accounts, including those that only ratios need. */
const targets = new Set<PastedTarget>(
  pastedTargets.filter((target) => target !== 'ebitda' && target !== 'netWorkingCapital'),
);
const read = (text: string, remembered = {}) => readPastedAccounts(text, { targets, remembered });

describe('forty pasted blocks', () => {
  it('are forty, each by its own name', () => {
    expect(new Set(pastedSamples.map(({ name }) => name)).size).toBe(40);
  });

  it.each(pastedSamples)('$name', ({ text, years, lines, asks = [] }) => {
    const found = read(text);
    expect(found.years).toEqual(years);
    expect(found.lines).toEqual(lines);
    expect(
      found.rows.filter(({ verdict }) => verdict.kind === 'asked').map(({ label }) => label),
    ).toEqual(asks);
  });

  it.each(pastedSamples)('no row with a figure is dropped: $name', ({ text, years }) => {
    const isHead = (line: string): boolean => /(?:^|[^\d.,]|\d\.)20\d\d(?:$|[^\d.,])/u.test(line);
    const isBare = !/[\t;]/u.test(text);
    const withFigures = text.split('\n').filter((line) => {
      const figures = isBare ? [line] : line.split(/[\t;]/u).slice(-years.length);
      return !isHead(line) && figures.some((cell) => /\d/u.test(cell));
    });
    expect(read(text).rows).toHaveLength(withFigures.length);
  });
});

describe('what was said once', () => {
  const block = 'x\t2024\nComisiones de agentes\t-25.000\nServicios exteriores\t-5.000';

  it('is asked, then goes where it was said, beside what the models say', () => {
    const [asked] = read(block).rows;
    expect(asked?.verdict).toEqual({ kind: 'asked' });
    const again = read(block, { [asked?.key ?? '']: 'otherOperatingExpenses' });
    expect(again.lines).toEqual({ otherOperatingExpenses: [30_000] });
    expect(read(block, { [asked?.key ?? '']: null }).rows[0]?.verdict).toEqual({ kind: 'passed' });
  });

  it('stands above what the models say', () => {
    const told = read(block, { 'servicios exteriores': 'supplies' });
    expect(told.lines).toEqual({ supplies: [5_000] });
  });
});
