// Every URL is read with these declarations before a screen is loaded, so this file must not import the validation library.

export interface ListField {
  /** The kind decides how a value is read from a URL and from a call, compared with a column and written to a file. */
  kind:
    | 'text'
    | 'choice'
    | 'sector'
    | 'province'
    | 'id'
    | 'day'
    | 'instant'
    | 'money'
    | 'count'
    /** A yes or no filter, which selects neither when it is omitted. */
    | 'yes-no'
    /** A filter that is either on or off. */
    | 'flag';
  /** The comparison: with one value, between two, newer than a number of days (`7d`), or one written in services. */
  filter?: 'one' | 'range' | 'since' | 'own';
  /** The values of the filter; for `yes-no`, the names of yes and no in a URL. */
  of?: readonly string[];
  /** The key in a URL, or both keys of a range; null if only views and other screens use the filter. */
  as?: string | null | readonly [string, string];
  /** The values that a URL may contain, if the other values belong to views. */
  offered?: readonly string[];
  /** The value that applies when the filter is omitted; without it, an omitted filter selects everything. */
  usual?: string;
  /** Only links set it; the filter bar does not show it. */
  isLink?: true;
  /** The predefined views set this key of the URL. */
  isView?: true;
  /** The pattern of a text in a URL, and its maximum length. */
  pattern?: RegExp;
  longest?: number;
  /** The lowest and the highest amount of a filter by money. */
  bounds?: readonly [number, number];
  /** The default direction when the list is sorted by this field; without it, the list cannot be. */
  sort?: 'asc' | 'desc';
  /** The name of the order, if it differs from the field's name. */
  sortAs?: string;
}
export type ListFields = Readonly<Record<string, ListField>>;

/** A further key of a URL: an id, a switch, one of several values, or a text that matches a pattern. */
type FurtherKey =
  | 'id'
  | 'switch'
  | RegExp
  /** A saved view includes a tab or an order, but nothing temporary such as an open dialog. */
  | { of: readonly string[]; part?: 'tab' | 'order' };

type WireKey<Name extends string, Field> = Field extends { filter: 'range' }
  ? `${Name}From` | `${Name}To`
  : Field extends { filter: string }
    ? Name
    : never;
type Chosen<Field> = Field extends { of: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: 'money' | 'count' }
    ? number
    : string;
type WireValue<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'yes-no' }
    ? boolean | null
    : Chosen<Field> | (Field extends { usual: string } ? never : null);

type FilterOfFields<Fields> = {
  [Name in keyof Fields & string as WireKey<Name, Fields[Name]>]: WireValue<Fields[Name]>;
};
type SortOfFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { sort: string }
    ? Fields[Name] extends { sortAs: infer As }
      ? As
      : Name
    : never;
}[keyof Fields] &
  string;

interface ListRules<Fields> {
  name: string;
  /** The maximum length of a search; without it, the list has no search. */
  search?: number;
  /** The default order, in its field's default direction; without it, the order cannot be changed. */
  order?: SortOfFields<Fields>;
  /** The page size and its maximum, by default 50 and 200. */
  rows?: { page: number; most: number };
  /** The filters and the order of each predefined view; the view with an empty name applies to a URL without a view. */
  views?: Readonly<Record<string, Partial<FilterOfFields<Fields>> & ViewOrder<Fields>>>;
  /** The further keys of the URL. */
  further?: Readonly<Record<string, FurtherKey>>;
}
interface ViewOrder<Fields> {
  sort?: SortOfFields<Fields>;
  direction?: 'asc' | 'desc';
}

/** A declaration, as the functions that interpret it see it. */
export interface ListDeclaration {
  name: string;
  fields: ListFields;
  search?: number;
  order?: string;
  rows?: { page: number; most: number };
  views?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  further?: Readonly<Record<string, FurtherKey>>;
}

/** The filters in the input of a call. */
export type FilterOf<List extends ListDeclaration> = FilterOfFields<List['fields']> &
  (List extends { search: number } ? { search: string } : unknown);
export type SortOf<List extends ListDeclaration> = SortOfFields<List['fields']>;
type OrderOf<List extends ListDeclaration> = List extends { order: string }
  ? { sort: SortOf<List>; direction: 'asc' | 'desc' }
  : unknown;
/** The query input for a URL. */
export type WantedOf<List extends ListDeclaration> = FilterOf<List> & OrderOf<List>;
/** The input of a call for one page. */
export type ListInputOf<List extends ListDeclaration> = WantedOf<List> & {
  cursor: string | null;
  limit: number;
};

type AddressKey<Name extends string, Field> = Field extends { filter: string }
  ? Field extends { as: infer As }
    ? As extends readonly (infer Key)[]
      ? Key
      : As
    : WireKey<Name, Field>
  : never;
type AddressValue<Field> = Field extends { kind: 'flag' } ? true : Chosen<Field>;
type FurtherValue<Key> = Key extends 'switch'
  ? true
  : Key extends { of: readonly (infer Value)[] }
    ? Value
    : string;

type SearchParts<List extends ListDeclaration> = {
  [Name in keyof List['fields'] & string as AddressKey<Name, List['fields'][Name]> & string]?:
    | AddressValue<List['fields'][Name]>
    | undefined;
} & (List extends { search: number } ? { search?: string | undefined } : unknown) &
  (List extends { order: string }
    ? { sort?: SortOf<List> | undefined; direction?: 'asc' | 'desc' | undefined }
    : unknown) &
  (List extends { views: infer Views }
    ? { view?: Exclude<keyof Views, ''> | undefined }
    : unknown) &
  (List extends { further: infer Further }
    ? { [Key in keyof Further]?: FurtherValue<Further[Key]> | undefined }
    : unknown);

/** The query parameters of a list. An intersection would make the router's types much slower to check. */
export type SearchOf<List extends ListDeclaration> = {
  [Key in keyof SearchParts<List>]: SearchParts<List>[Key];
};

/** Declares a list. The fields are declared here, their columns in services, and their texts in the web app. */
export const declareList = <const Fields extends ListFields, const Rules extends ListRules<Fields>>(
  list: { fields: Fields } & Rules,
): { fields: Fields } & Rules => list;

/** The names of a field's filter in the input of a call. */
export const wireKeysOf = (name: string, { filter }: ListField): readonly string[] =>
  filter === undefined ? [] : filter === 'range' ? [`${name}From`, `${name}To`] : [name];

/** The keys of a field's filter in a URL, in the same order as `wireKeysOf`. */
export const addressKeysOf = (name: string, field: ListField): readonly string[] => {
  const { as } = field;
  if (as === null) return [];
  if (as === undefined) return wireKeysOf(name, field);
  return typeof as === 'string' ? [as] : as;
};

/** The orders of a list, each with its default direction. */
export const ordersOf = ({ fields }: ListDeclaration): Readonly<Record<string, 'asc' | 'desc'>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { sort, sortAs = name }]) =>
      sort === undefined ? [] : [[sortAs, sort]],
    ),
  );
