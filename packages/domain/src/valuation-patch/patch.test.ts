import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import { addComparables } from '../valuation-choices/comparable-edits.ts';
import { addEarlierYear, chooseBaseYear } from '../valuation-years/account-years.ts';
import { setDriverYear, setProjectedYears } from '../valuation-years/driver-edits.ts';
import { documentLeaves } from '../valuations/document/document-leaves.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { applyPatch } from './apply-patch.ts';
import { diffDocuments, invertPatch } from './diff-documents.ts';
import { mergePatch } from './merge-patch.ts';

const ids = [
  '0b1f6a52-6f0e-4c43-9d0b-6a5b7b1c2d01',
  '0b1f6a52-6f0e-4c43-9d0b-6a5b7b1c2d02',
  '0b1f6a52-6f0e-4c43-9d0b-6a5b7b1c2d03',
] as const;
const start = addComparables(workedExample, [ids[0]]);
const days = { madeOn: '2026-03-12', today: '2026-03-12' };
const base = writeCell(start, 'sources.bridge.cash.text', 'Balance');

/** Every editable figure and text. */
const typed = [...documentLeaves(base).values()].filter(
  ({ path, value }) =>
    (typeof value === 'number' || path.endsWith('.name') || path === 'conclusion') &&
    /^(?:accounts\.years\.\d+\.lines|bridge|costOfCapital\.buildUp|company\.name|conclusion|terminal\.terminal|multiples\.evToEbitda\.(?:low|central|high)|weights)/u.test(
      path,
    ),
);

const retyped = (
  document: ValuationDocument,
  paths: readonly string[],
  random: (below: number) => number,
): ValuationDocument =>
  paths.reduce(
    (one, path) =>
      writeCell(
        one,
        path,
        /name|conclusion/u.test(path) ? `x${String(random(999))}` : random(90) / 100 + 0.001,
      ),
    document,
  );

const plain = (document: ValuationDocument): unknown => JSON.parse(JSON.stringify(document));

describe('texts as a save writes them', () => {
  const named = (name: string) => writeCell(base, 'company.name', name);

  it('a blank on its way to the next word is no change, and none that meets another value', () => {
    expect(diffDocuments(named('Acme'), named('Acme '))).toEqual([]);
    const next = applyPatch(named('Acme'), diffDocuments(named('Acme '), named('Acme Dos')));
    expect(next).toEqual({ document: named('Acme Dos'), conflicts: [] });
  });

  it.each([
    ['Nu\u0301ria', 'Núria'],
    ['Acme\u000bDos', 'Acme Dos'],
    ['\u202aAcme\u202c', 'Acme'],
  ])('what was stored as %j is changed by who read it as %j', (stored, read) => {
    const next = applyPatch(named(stored), diffDocuments(named(read), named('Tres')));
    expect(next).toEqual({ document: named('Tres'), conflicts: [] });
  });

  it('another word is a conflict as before', () => {
    const patch = diffDocuments(named('Acme'), named('Tres'));
    expect(applyPatch(named('Acmé'), patch).conflicts).toHaveLength(1);
  });

  it('a new line in a text is a change', () => {
    const one = writeCell(base, 'conclusion', 'uno dos');
    const two = writeCell(base, 'conclusion', 'uno\ndos');
    expect(applyPatch(one, diffDocuments(one, two)).document).toEqual(two);
  });
});

describe('a patch', () => {
  it('leads from one document to the other and back, whatever was changed', () => {
    const changes: ((document: ValuationDocument) => ValuationDocument)[] = [
      (document) => writeCell(document, 'bridge.cash', 77),
      (document) =>
        document.multiples.comparables?.some(({ id }) => id === ids[1]) === true
          ? document
          : addComparables(document, [ids[1]]),
      (document) => ({ ...document, multiples: start.multiples }),
      addEarlierYear,
      (document) => chooseBaseYear(document, 2026, days),
      (document) => setProjectedYears(document, 8),
      (document) => setProjectedYears(document, 2),
      (document) => setDriverYear(document, 'projection.drivers.taxRate', 2027, 0.3),
      (document) => writeCell(document, 'sources.bridge.financialDebt.text', 'CIRBE'),
      (document) => writeCell(document, 'sources.bridge.cash.text', null),
      (document) => ({ ...document, terminal: { ...document.terminal, method: 'exit-multiple' } }),
    ];
    const random = seededRandom(7);
    for (let run = 0; run < 60; run += 1) {
      let changed = base;
      for (let edit = 0; edit <= random(4); edit += 1)
        changed = changes[random(changes.length)]?.(changed) ?? changed;
      const patch = diffDocuments(base, changed);
      expect(applyPatch(base, patch)).toEqual({ document: changed, conflicts: [] });
      const back = applyPatch(changed, invertPatch(patch));
      expect(back.conflicts).toEqual([]);
      expect(plain(back.document)).toEqual(plain(base));
    }
  });

  it('of one cell holds that cell and nothing else', () => {
    expect(diffDocuments(base, writeCell(base, 'bridge.cash', 5))).toEqual([
      { key: ['document', 'bridge', 'cash'], before: base.bridge.cash, after: 5 },
    ]);
    expect(diffDocuments(base, base)).toEqual([]);
  });

  it('sent twice changes nothing the second time', () => {
    const changed = writeCell(base, 'bridge.cash', 5);
    const patch = diffDocuments(base, changed);
    expect(applyPatch(changed, patch)).toEqual({ document: changed, conflicts: [] });
  });
});

describe('two patches of one version', () => {
  it('in different cells come to the same in either order, and nothing of either is lost', () => {
    const random = seededRandom(26);
    for (let run = 0; run < 200; run += 1) {
      const shuffled = typed
        .map(({ path }) => ({ path, at: random(1_000_000) }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ path }) => path);
      const middle = 1 + random(shuffled.length - 2);
      const [mine, theirs] = [shuffled.slice(0, middle), shuffled.slice(middle)];
      const [my, their] = [retyped(base, mine, random), retyped(base, theirs, random)];
      const one = mergePatch(their, diffDocuments(base, my));
      const other = mergePatch(my, diffDocuments(base, their));
      expect(one.conflicts).toEqual([]);
      expect(one.document).toEqual(other.document);
      expect(diffDocuments(my, one.document)).toHaveLength(diffDocuments(base, their).length);
      expect(diffDocuments(their, one.document)).toHaveLength(diffDocuments(base, my).length);
    }
  });

  it('of which one adds what the other does not touch keep both', () => {
    const mine = addComparables(base, [ids[1]]);
    const theirs = addComparables(writeCell(base, 'bridge.cash', 9), [ids[2]]);
    const { document, conflicts } = mergePatch(theirs, diffDocuments(base, mine));
    expect(conflicts).toEqual([]);
    expect(document.multiples.comparables?.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    expect(document.bridge.cash).toBe(9);
  });

  it('of which one moves the base year and the other types into a year keep both', () => {
    const mine = writeCell(base, 'accounts.years.2.lines.revenue', 123);
    const theirs = chooseBaseYear(base, 2027, days);
    const { document, conflicts } = mergePatch(theirs, diffDocuments(base, mine));
    expect(conflicts).toEqual([]);
    expect(document.accounts.years.at(-1)).toMatchObject({ year: 2027, lines: { revenue: 123 } });
  });

  it('in the same cell conflict there, with both values, and nowhere else', () => {
    const mine = writeCell(writeCell(base, 'bridge.cash', 1), 'bridge.financialDebt', 2);
    const theirs = writeCell(base, 'bridge.cash', 3);
    const { document, conflicts } = mergePatch(theirs, diffDocuments(base, mine));
    expect(conflicts).toEqual([{ key: ['document', 'bridge', 'cash'], mine: 1, theirs: 3 }]);
    expect(document.bridge).toMatchObject({ cash: 3, financialDebt: 2 });
  });

  it('that would not make one whole conflict as a whole', () => {
    const mine = { ...base, conclusion: 'x'.repeat(5_001) };
    const { document, conflicts } = mergePatch(base, diffDocuments(base, mine));
    expect(conflicts).toHaveLength(1);
    expect(document).toBe(base);
    expect(valuationDocumentSchema.safeParse(document).success).toBe(true);
  });

  it('of which one removes the item that the other types into conflict', () => {
    const { comparables: _gone, ...multiples } = base.multiples;
    const theirs = { ...base, multiples };
    const mine = writeCell(base, 'multiples.comparables.0.name', 'Peer');
    expect(mergePatch(theirs, diffDocuments(base, mine)).conflicts).toHaveLength(1);
  });
});
