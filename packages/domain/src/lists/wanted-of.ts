import {
  addressKeysOf,
  type ListDeclaration,
  type ListField,
  ordersOf,
  type SearchOf,
  type WantedOf,
  wireKeysOf,
} from './declare-list.ts';

type Values = Readonly<Record<string, unknown>>;

const wireValue = ({ kind, of, usual, bounds }: ListField, given: unknown): unknown => {
  if (kind === 'flag') return given === true;
  if (given === undefined) return usual ?? null;
  if (kind === 'yes-no') return given === of?.[0];
  if (typeof given !== 'number' || bounds === undefined) return given;
  return Math.min(Math.max(given, bounds[0]), bounds[1]);
};

/** A number set by a view is a minimum, which a filter may raise. */
const fixed = (value: unknown, asked: unknown): unknown =>
  typeof value === 'number' && typeof asked === 'number' ? Math.max(value, asked) : value;

const viewOf = ({ views = {} }: ListDeclaration, { view = '' }: Values): Values =>
  (typeof view === 'string' ? views[view] : undefined) ?? {};

/** The query input for a URL; values that a view sets take precedence over the filters. */
export const wantedOf = <List extends ListDeclaration>(
  list: List,
  search: SearchOf<List>,
): WantedOf<List> => {
  const given: Values = { ...search };
  const { sort, direction, ...fixes } = viewOf(list, given);
  const asked = Object.entries(list.fields).flatMap(([name, field]): [string, unknown][] => {
    const keys = addressKeysOf(name, field);
    return wireKeysOf(name, field).map((wire, at) => [
      wire,
      wireValue(field, given[keys[at] ?? '']),
    ]);
  });
  const wanted: Record<string, unknown> = Object.fromEntries<unknown>(asked);
  if (list.search !== undefined) wanted['search'] = given['search'] ?? '';
  for (const [key, value] of Object.entries(fixes)) wanted[key] = fixed(value, wanted[key]);
  if (list.order !== undefined) {
    wanted['sort'] = given['sort'] ?? sort ?? list.order;
    wanted['direction'] = given['direction'] ?? direction ?? ordersOf(list)[list.order];
  }
  return wanted as WantedOf<List>;
};

/** Whether the current view sets a field, so that its filter is hidden. */
export const isFixedByView = (list: ListDeclaration, search: object, name: string): boolean => {
  const field = list.fields[name];
  const view = viewOf(list, { ...search });
  return (
    field !== undefined &&
    wireKeysOf(name, field).some((wire) => wire in view && typeof view[wire] !== 'number')
  );
};
