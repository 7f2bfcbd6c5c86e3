import { describe, expect, it } from 'vitest';
import { documentWithFilledLists } from '../testing/document-with-filled-lists.ts';
import { futureReleaseKey, addUnknownKeys } from '../testing/add-unknown-keys.ts';
import { tryWriteValue } from '../valuation-cells/try-write-value.ts';
import { cellOfField, fieldValue, writeCell } from '../valuation-cells/cell-paths.ts';
import { addComparables } from '../valuation-choices/comparable-edits.ts';
import { mergeDocuments } from '../valuation-merge/merge-documents.ts';
import { hasDifferentForm } from '../valuation-merge/has-different-form.ts';
import { applyPatch } from '../valuation-patch/apply-patch.ts';
import { diffDocuments, invertPatch } from '../valuation-patch/diff-documents.ts';
import { mergePatch } from '../valuation-patch/merge-patch.ts';
import { isJsonEqual } from '../valuation-patch/is-json-equal.ts';
import { addEarlierYear, baseYear, chooseBaseYear } from '../valuation-years/account-years.ts';
import { setProjectedYears } from '../valuation-years/driver-edits.ts';
import { documentLeaves, itemKey } from '../valuations/document/document-leaves.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { parseReplacement } from './parse-replacement.ts';

const sourced = writeCell(documentWithFilledLists, 'sources.bridge.cash.text', 'Balance');
const known: ValuationDocument = {
  ...sourced,
  sources: {
    ...sourced.sources,
    'terminal.taxRate': { text: 'Tipo general', date: null, code: 'spanish-general-tax-rate' },
  },
};
const stored = addUnknownKeys(known);

type Entries = Record<string, unknown>;
const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

const withoutPlant = ({ [futureReleaseKey]: _planted, ...others }: Entries): Entries => others;

/** The paths at which an object still exists but the content that a later release added is lost. */
const lostIn = (before: unknown, after: unknown, later: number, path = ''): string[] => {
  if (Array.isArray(before) && Array.isArray(after))
    return before.flatMap((item: unknown, place) => {
      const key = itemKey(item, place);
      const moved = isEntries(item) && item['year'] === key ? Number(key) + later : key;
      const other: unknown = after.find((one: unknown, at) => itemKey(one, at) === moved);
      return lostIn(item, other, later, `${path}.${String(key)}`);
    });
  if (!isEntries(before) || !isEntries(after) || Array.isArray(before) !== Array.isArray(after))
    return [];
  if (hasDifferentForm(withoutPlant(before), withoutPlant(after))) return [];
  const isLost =
    futureReleaseKey in before && !isJsonEqual(before[futureReleaseKey], after[futureReleaseKey]);
  return [
    ...(isLost ? [path] : []),
    ...Object.keys(before).flatMap((key) =>
      lostIn(before[key], after[key], later, `${path}.${key}`),
    ),
  ];
};

const lostBetween = (before: ValuationDocument, after: ValuationDocument): string[] =>
  lostIn(before, after, baseYear(after) - baseYear(before));

/** Every editable cell, with a value different from its current one. */
const typed = [...documentLeaves(known).values()].flatMap<[string, unknown]>(({ path }) => {
  const cell = cellOfField(path, known);
  const value = fieldValue(known, cell);
  if (typeof value === 'number') return [[cell, value === 0 ? 0.25 : value * 0.75]];
  return typeof value === 'string' ? [[cell, `${value} bis`]] : [];
});

const days = { madeOn: '2026-03-12', today: '2026-03-12' };
const years: [string, (document: ValuationDocument) => ValuationDocument][] = [
  ['an earlier year', addEarlierYear],
  ['another base year', (document) => chooseBaseYear(document, 2026, days)],
  ['fewer years', (document) => setProjectedYears(document, 3)],
  ['more years', (document) => setProjectedYears(document, 8)],
];

describe('what a later release wrote into a stored document', () => {
  it('is there in places of every kind, none of which a schema knows', () => {
    const read = valuationDocumentSchema.safeParse(stored);
    const places = read.error?.issues.filter(({ code }) => code === 'unrecognized_keys') ?? [];
    expect(places.length).toBeGreaterThan(80);
  });

  it('is read and written back as it stands, and so is a source of another code', () => {
    const sources = { 'bridge.cash': { text: 'Registro', date: null, code: 'of-a-later-release' } };
    const later = addUnknownKeys({ ...known, sources });
    expect(parseReplacement(valuationDocumentSchema, later, later).data).toEqual(later);
  });

  it('keeps nobody from typing into a cell, and stays there', () => {
    expect(typed.length).toBeGreaterThan(150);
    for (const [cell, value] of typed) {
      const [plain, beside] = [known, stored].map((one) => tryWriteValue(one, cell, value));
      expect([cell, beside?.issue]).toEqual([cell, plain?.issue]);
      const after = beside?.document ?? stored;
      expect([cell, lostBetween(stored, after)]).toEqual([cell, []]);
    }
  });

  it.each(years)('stays with %s', (_case, edit) => {
    const after = edit(stored);
    expect(lostBetween(stored, after)).toEqual([]);
    expect(parseReplacement(valuationDocumentSchema, after, stored).success).toBe(true);
  });

  it('stays when two people’s work is put together, in the browser and in the server', () => {
    const id = '2f1d6a3e-51b1-4a7c-9d0e-0000000000aa';
    for (const [, edit] of years) {
      const mine = edit(stored);
      const theirs = addComparables(writeCell(stored, 'bridge.cash', 77), [id]);
      const merged = mergeDocuments(stored, mine, theirs);
      expect(lostBetween(stored, merged)).toEqual([]);
      expect(merged.bridge.cash).toBe(77);
      const patched = mergePatch(theirs, diffDocuments(stored, mine));
      expect(patched.conflicts).toEqual([]);
      expect(lostBetween(stored, patched.document)).toEqual([]);
      expect(patched.document.bridge.cash).toBe(77);
    }
  });

  it('comes back with what is undone', () => {
    const without = { ...stored, adjustments: stored.adjustments.slice(1) };
    const patch = invertPatch(diffDocuments(stored, without));
    expect(lostBetween(stored, applyPatch(without, patch).document)).toEqual([]);
  });
});

describe('what no stored document holds', () => {
  const refused: [string, (document: ValuationDocument) => object][] = [
    ['a key of its own', (document) => ({ ...document, ownerId: 'x' })],
    [
      'another value under a key that is stored',
      (document) => ({ ...document, [futureReleaseKey]: { amount: 13, items: ['a'] } }),
    ],
    [
      'a stored key elsewhere',
      (document) => ({
        ...document,
        sources: { [futureReleaseKey]: { text: '', date: null, is: 1 } },
      }),
    ],
    [
      'half a character under a stored key',
      (document) => ({ ...document, [futureReleaseKey]: '\uD800' }),
    ],
  ];

  it.each(refused)('is refused: %s', (_case, spoil) => {
    const read = parseReplacement(valuationDocumentSchema, spoil(stored), stored);
    expect(read.success).toBe(false);
    expect(read.error?.issues).toMatchObject([{ code: 'unrecognized_keys' }]);
  });

  it('is refused beside what is stored, which is not named', () => {
    const read = parseReplacement(
      valuationDocumentSchema,
      { ...stored, bridge: { ...stored.bridge, cash: 'x' } },
      stored,
    );
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['bridge', 'cash']]);
  });

  it('is all of it where nothing is stored', () => {
    expect(parseReplacement(valuationDocumentSchema, stored, null).success).toBe(false);
    expect(parseReplacement(valuationDocumentSchema, stored, known).success).toBe(false);
  });
});
