import { documentLeaves, indexedPath } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';
import { setProjectedYears } from '../valuation-years/driver-edits.ts';
import { driverFields } from '../valuation-fields/driver-fields.ts';
import { alignDriverForms } from './align-driver-forms.ts';
import { withMovedSources } from '../valuation-cells/moved-sources.ts';
import { hasDifferentForm } from './has-different-form.ts';
import { readField } from '../valuation-fields/write-field.ts';

/** A field by its path in the document `of`: in another document the same path may be a different field. */
export interface FieldInDocument {
  path: string;
  of: ValuationDocument;
}

/**
 * A field whose change another version does not contain; `key` is the same in every version, as in `documentLeaves`.
 */
export interface LostDocumentField extends FieldInDocument {
  key: string;
}

/** An empty value and a missing one are equal. */
const valueOf = (leaf: { value: unknown } | undefined): unknown =>
  leaf?.value === '' ? null : (leaf?.value ?? null);

/** The base document with only the years and driver forms of `changed`, so that both can be compared. */
const inYearsOf = (changed: ValuationDocument, base: ValuationDocument): ValuationDocument => {
  const moved = alignDriverForms(moveBaseYear(base, baseYear(changed)), changed);
  const { years } = moved.projection;
  if (changed.projection.years === years) return moved;
  const spanned = withMovedSources(moved, setProjectedYears(moved, changed.projection.years));
  return { ...spanned, projection: { ...spanned.projection, years } };
};

const keyOf = (path: string): string => JSON.stringify(path.split('.'));

/** The leaves of the document from which a user started. */
const leavesBefore = (base: ValuationDocument, start: ValuationDocument) => {
  const leaves = documentLeaves(start);
  for (const field of driverFields) {
    const path = `${field}.path.kind`;
    const value = readField(base, path);
    if (value !== undefined) leaves.set(keyOf(path), { path, value });
  }
  return leaves;
};

const isEntries = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is missing because its parent took another form: then the form is the change. */
const wentWithForm = (
  key: string,
  before: ValuationDocument,
  changed: ValuationDocument,
): boolean => {
  const keys = JSON.parse(key) as (string | number)[];
  return keys.some((_, at) => {
    const [was, is] = [before, changed].map((document) => {
      const path = indexedPath(document, keys.slice(0, at));
      return path === null ? undefined : readField(document, path);
    });
    return isEntries(was) && isEntries(is) && hasDifferentForm(was, is);
  });
};

interface Leaf {
  key: string;
  path: string;
  of: unknown;
}

/** Fields that only identify an item, or determine how the fields next to it are interpreted. */
const beside = /\.(?:id|year|setId|code|path\.kind|(?:moves|drivers)\.\d+\.(?:driver|apply))$/u;
const yearOfAccounts = /^accounts\.years\.\d+\.year$/u;

const isBeside = ({ path }: Leaf): boolean => beside.test(path) && !yearOfAccounts.test(path);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

const isBeneath = (leaf: Leaf, { of }: Leaf, path: string): boolean =>
  leaf.of === of && leaf.path.startsWith(`${path}.`);

/** Lists each change once: a new item by its name instead of its fields, a year or a form by its figures. */
const collapseChanges = <Told extends Leaf>(leaves: readonly Told[]): Told[] => {
  const ids = leaves.filter(({ path }) => path.endsWith('.id'));
  const others = leaves.filter((leaf) => !isBeside(leaf));
  return leaves.flatMap((leaf) => {
    const path = parentOf(leaf.path);
    if (ids.includes(leaf)) return [{ ...leaf, path }];
    if (ids.some((id) => isBeneath(leaf, id, parentOf(id.path)))) return [];
    const isSaid = isBeside(leaf) && others.some((other) => isBeneath(other, leaf, path));
    return isSaid ? [] : [leaf];
  });
};

/** The fields that a user wrote or emptied between `base` and `changed`, and that `merged` does not contain. */
export const overwrittenFields = (
  base: ValuationDocument,
  changed: ValuationDocument,
  merged: ValuationDocument,
): LostDocumentField[] => {
  const year = baseYear(changed);
  const isBaseYearLost = year !== baseYear(base) && year !== baseYear(merged);
  const start = inYearsOf(changed, base);
  const before = leavesBefore(base, start);
  const [now, after] = [documentLeaves(changed), documentLeaves(moveBaseYear(merged, year))];
  const leaves = [...new Set([...now.keys(), ...before.keys()])].flatMap<LostDocumentField>(
    (key) => {
      const [was, written] = [before.get(key), now.get(key)];
      const value = valueOf(written);
      if (value === valueOf(was) || value === valueOf(after.get(key))) return [];
      const path = (written ?? was)?.path;
      if (path === undefined) return [];
      // A driver that did not exist before is new, not in another form.
      if (was === undefined && path.endsWith('.path.kind')) return [];
      if (written === undefined && wentWithForm(key, start, changed)) return [];
      return [{ key, path, of: written === undefined ? start : changed }];
    },
  );
  const path = 'accounts.baseYear';
  const told = collapseChanges(leaves);
  return isBaseYearLost ? [{ key: path, path, of: changed }, ...told] : told;
};
