import { parseReplacement } from '../stored-documents/parse-replacement.ts';
import { changedFields } from '../valuations/activity/changed-fields.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { maxScenarios } from '../valuation-analysis/scenario-edits.ts';
import {
  baseYear,
  maxAccountYears,
  moveBaseYear,
  projectedYears,
} from '../valuation-years/account-years.ts';
import { maxAdjustments } from '../valuation-years/adjustment-edits.ts';
import { maxComparableRows } from '../valuation-choices/comparable-edits.ts';
import { setProjectedYears } from '../valuation-years/driver-edits.ts';
import { withEachDriver } from '../valuation-fields/driver-fields.ts';
import { alignProjections } from './align-projections.ts';
import { mergeSources } from './merge-sources.ts';
import { hasDifferentForm } from './has-different-form.ts';
import { itemKey, type ItemKey } from '../valuations/document/document-leaves.ts';

type Entries = Record<string, unknown>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (before: unknown, after: unknown): boolean =>
  changedFields({ value: before }, { value: after }).length === 0;

/** Whether an item is one year's amount: when one user clears it and the other changes it, the change is kept. */
const isYearOfList = (item: unknown): boolean =>
  isEntries(item) && ('amount' in item || 'value' in item);

const byKey = (list: unknown): Map<ItemKey, unknown> =>
  new Map(Array.isArray(list) ? list.map((item: unknown, at) => [itemKey(item, at), item]) : []);

const mergeLists = (base: unknown, mine: unknown, theirs: unknown): unknown[] => {
  const [before, here, there] = [byKey(base), byKey(mine), byKey(theirs)];
  const keys = [...new Set([...there.keys(), ...here.keys()])];
  return keys.flatMap((key) => {
    const my = here.get(key);
    const their = there.get(key);
    if (!before.has(key)) return [merge(undefined, my, their)];
    if (here.has(key) && there.has(key)) return [merge(before.get(key), my, their)];
    const left = here.has(key) ? my : their;
    return isYearOfList(left) && !isSame(before.get(key), left) ? [left] : [];
  });
};

/** Removing the last item also removes the list: a missing list is empty. */
const mergeOptionalLists = (base: unknown, mine: unknown, theirs: unknown): unknown => {
  const merged = mergeLists(base, mine, theirs);
  const isGone = mine === undefined || theirs === undefined;
  return isGone && merged.length === 0 ? undefined : merged;
};

const isListOrGone = (value: unknown): boolean => value === undefined || Array.isArray(value);

const isBlank = (value: unknown): boolean => value === null || value === '';

/** A three-way merge: a part changed by one side only is taken from that side; one changed by both is mine. */
const merge = (base: unknown, mine: unknown, theirs: unknown): unknown => {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if ([base, mine, theirs].every(isListOrGone)) return mergeOptionalLists(base, mine, theirs);
  // Both users added this option or year: a value that one left blank is taken from the other.
  if (base === undefined && isBlank(mine)) return theirs;
  if (!isEntries(mine) || !isEntries(theirs)) return mine;
  const before = isEntries(base) ? base : {};
  if (hasDifferentForm(mine, theirs, ...(isEntries(base) ? [base] : []))) return mine;
  // An option that nobody chose, or that was removed, has no key.
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).flatMap((key) => {
      const merged = merge(before[key], mine[key], theirs[key]);
      return merged === undefined ? [] : [[key, merged]];
    }),
  );
};

const inOrder = <Item extends { year: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.year - b.year);

/** The latest years without a gap, up to the document's maximum. */
const consecutiveYears = (document: ValuationDocument): ValuationDocument['accounts']['years'] => {
  const years = inOrder(document.accounts.years).slice(-maxAccountYears);
  const first = years.findLastIndex((entry, at) => years[at - 1]?.year !== entry.year - 1);
  return years.slice(Math.max(first, 0));
};

/** Removes the figures of years that the merged document no longer has. */
export const withoutStrayYears = (merged: ValuationDocument): ValuationDocument => {
  const years = consecutiveYears(merged);
  const document = { ...merged, accounts: { ...merged.accounts, years } };
  const closed = new Set(years.map(({ year }) => year));
  const projected = new Set(projectedYears(document));
  const withDrivers = withEachDriver(document, ({ overrides, ...driver }) => ({
    ...driver,
    overrides: inOrder(overrides.filter(({ year }) => projected.has(year))),
  }));
  return {
    ...withDrivers,
    adjustments: document.adjustments.map((adjustment) => ({
      ...adjustment,
      amounts: inOrder(adjustment.amounts.filter(({ year }) => closed.has(year))),
    })),
  };
};

/** Limits merged lists to the document's maximum length; my items come last. */
const withinLimits = (merged: ValuationDocument): ValuationDocument => {
  const { adjustments, scenarios, multiples } = merged;
  const { comparables } = multiples;
  return {
    ...merged,
    adjustments: adjustments.slice(0, maxAdjustments),
    ...(scenarios && { scenarios: scenarios.slice(0, maxScenarios) }),
    multiples: {
      ...multiples,
      ...(comparables && { comparables: comparables.slice(0, maxComparableRows) }),
    },
  };
};

/** Replaces each part (`bridge`, `accounts`) that the schema refuses by the other user's. */
const withTheirsForRefused = (
  document: ValuationDocument,
  theirs: ValuationDocument,
): ValuationDocument => {
  const checked = parseReplacement(valuationDocumentSchema, document, theirs);
  if (checked.success) return document;
  const refused = new Set<unknown>(checked.error.issues.map(({ path }) => path[0]));
  const parts = [
    ...Object.entries(document).filter(([part]) => !refused.has(part)),
    ...Object.entries(theirs).filter(([part]) => refused.has(part)),
  ];
  const mixed = Object.fromEntries(parts) as ValuationDocument;
  return withoutStrayYears(setProjectedYears(mixed, mixed.projection.years));
};

/** The three documents with the base year that one user moved to; everything that belongs to a year moves along. */
const inOneCalendar = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
): [ValuationDocument, ValuationDocument, ValuationDocument] => {
  const year = baseYear(baseYear(mine) === baseYear(base) ? theirs : mine);
  return [moveBaseYear(base, year), moveBaseYear(mine, year), moveBaseYear(theirs, year)];
};

/**
 * Applies my changes to theirs, both started from `base`; items match by id, years by their distance from the base
 * year. An item removed by one user is removed even if the other changed it (listed by `lostFields`), except a year's
 * amount. A part (`bridge`, `accounts`) that would be invalid is theirs.
 */
export const mergeDocuments = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
): ValuationDocument => {
  if (isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const inCalendar = inOneCalendar(base, mine, theirs);
  const [before, here, there] = alignProjections(...inCalendar);
  const merged = merge(
    { ...before, sources: null },
    { ...here, sources: null },
    { ...there, sources: null },
  ) as ValuationDocument;
  const within = withoutStrayYears(withinLimits({ ...merged, sources: {} }));
  const placed = withTheirsForRefused(within, inCalendar[2]);
  const document = { ...placed, sources: mergeSources(before, here, there, placed) };
  const isMerged =
    !isSame(document, theirs) &&
    parseReplacement(valuationDocumentSchema, document, theirs).success;
  return isMerged ? document : theirs;
};
