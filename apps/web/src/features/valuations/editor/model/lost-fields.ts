import { documentLeaves } from '@valia/domain/valuations/document-leaves.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { baseYear, moveBaseYear } from './account-years.ts';
import { setProjectedYears } from './driver-edits.ts';
import { withMovedSources } from './moved-sources.ts';

/** A field by its place in the document that it is told by: the same place in another is another's. */
export interface FieldOf {
  path: string;
  of: ValuationDocument;
}

/** One that another version leaves out, by what it is in every version: `documentLeaves` has the same key. */
export interface LostLeaf extends FieldOf {
  key: string;
}

/** Empty and not there are the same. */
const valueOf = (leaf: { value: unknown } | undefined): unknown =>
  leaf?.value === '' ? null : (leaf?.value ?? null);

/** As `changed` would be had its years, closed and projected, been all that was changed. */
const inYearsOf = (changed: ValuationDocument, base: ValuationDocument): ValuationDocument => {
  const moved = moveBaseYear(base, baseYear(changed));
  const { years } = moved.projection;
  if (changed.projection.years === years) return moved;
  const spanned = withMovedSources(moved, setProjectedYears(moved, changed.projection.years));
  return { ...spanned, projection: { ...spanned.projection, years } };
};

/** What somebody changed between `base` and `changed` and is not so in `merged`, written or emptied. */
export const lostFields = (
  base: ValuationDocument,
  changed: ValuationDocument,
  merged: ValuationDocument,
): LostLeaf[] => {
  const year = baseYear(changed);
  const isBaseYearLost = year !== baseYear(base) && year !== baseYear(merged);
  const start = inYearsOf(changed, base);
  const [before, now, after] = [start, changed, moveBaseYear(merged, year)].map(documentLeaves);
  const keys = new Set([...(now?.keys() ?? []), ...(before?.keys() ?? [])]);
  const leaves = [...keys].flatMap<LostLeaf>((key) => {
    const value = valueOf(now?.get(key));
    if (value === valueOf(before?.get(key)) || value === valueOf(after?.get(key))) return [];
    const written = now?.get(key);
    const path = (written ?? before?.get(key))?.path;
    if (path === undefined) return [];
    return [{ key, path, of: written === undefined ? start : changed }];
  });
  const path = 'accounts.baseYear';
  return isBaseYearLost ? [{ key: path, path, of: changed }, ...leaves] : leaves;
};
