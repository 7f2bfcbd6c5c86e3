// Read with every address, before any screen is loaded: nothing here may bring the validation library along.

export interface ListField {
  /** How it is read from an address and from a call, compared with a column and written into a file. */
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
    /** Yes or no; asked for neither where it is left out. */
    | 'yes-no'
    /** Asked for, or not. */
    | 'flag';
  /** By one value, between two, from so many days ago on (`7d`), or by what the server's part says. */
  filter?: 'one' | 'range' | 'since' | 'own';
  /** The values of its filter; of yes and no, what an address calls them. */
  of?: readonly string[];
  /** Its key in an address, or both keys of a range; null where only views and other screens ask for it. */
  as?: string | null | readonly [string, string];
  /** Those that an address may name, where views have the others. */
  offered?: readonly string[];
  /** What is asked for where nothing is said; else everything is. */
  usual?: string;
  /** Links ask for it, and no filter of the bar. */
  isLink?: true;
  /** Everybody's views fix it, as a key of the address. */
  isView?: true;
  /** Of a text: how an address writes it, and its most characters. */
  pattern?: RegExp;
  longest?: number;
  /** Of money: the least and the most that can be asked for. */
  bounds?: readonly [number, number];
  /** The first direction of its order; without it there is none. */
  sort?: 'asc' | 'desc';
  /** The name of its order, where it is another than the field's. */
  sortAs?: string;
}
export type ListFields = Readonly<Record<string, ListField>>;

/** A further key of an address: an id, a switch, one of some values, a text of a pattern. */
type FurtherKey =
  | 'id'
  | 'switch'
  | RegExp
  /** As a tab or as an order a view keeps it; else it is of the moment, as an open dialog. */
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
  /** The most characters of a search; without it nothing is searched. */
  search?: number;
  /** The usual order, in its field's first direction; without it nobody asks for one. */
  order?: SortOfFields<Fields>;
  /** Rows a page, and the most of one call: 50 and 200 where nothing is said. */
  rows?: { page: number; most: number };
  /** What everybody's views fix, and their order; the one without a name is that of an address without a view. */
  views?: Readonly<Record<string, Partial<FilterOfFields<Fields>> & ViewOrder<Fields>>>;
  /** What else the address holds. */
  further?: Readonly<Record<string, FurtherKey>>;
}
interface ViewOrder<Fields> {
  sort?: SortOfFields<Fields>;
  direction?: 'asc' | 'desc';
}

/** A declaration as its interpreters read it. */
export interface ListDeclaration {
  name: string;
  fields: ListFields;
  search?: number;
  order?: string;
  rows?: { page: number; most: number };
  views?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  further?: Readonly<Record<string, FurtherKey>>;
}

/** What narrows a list, as a call says it. */
export type FilterOf<List extends ListDeclaration> = FilterOfFields<List['fields']> &
  (List extends { search: number } ? { search: string } : unknown);
export type SortOf<List extends ListDeclaration> = SortOfFields<List['fields']>;
type OrderOf<List extends ListDeclaration> = List extends { order: string }
  ? { sort: SortOf<List>; direction: 'asc' | 'desc' }
  : unknown;
/** The query input for a URL. */
export type WantedOf<List extends ListDeclaration> = FilterOf<List> & OrderOf<List>;
/** A page's call. */
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

/** What the address of a list holds; as one object, which the types of all routes compare faster. */
export type SearchOf<List extends ListDeclaration> = {
  [Key in keyof SearchParts<List>]: SearchParts<List>[Key];
};

/** A list, said once: domain has its fields, services their columns, the web their words. */
export const declareList = <const Fields extends ListFields, const Rules extends ListRules<Fields>>(
  list: { fields: Fields } & Rules,
): { fields: Fields } & Rules => list;

/** The names under which a call asks for a field. */
export const wireKeysOf = (name: string, { filter }: ListField): readonly string[] =>
  filter === undefined ? [] : filter === 'range' ? [`${name}From`, `${name}To`] : [name];

/** The keys under which an address asks for it, in the same order. */
export const addressKeysOf = (name: string, field: ListField): readonly string[] => {
  const { as } = field;
  if (as === null) return [];
  if (as === undefined) return wireKeysOf(name, field);
  return typeof as === 'string' ? [as] : as;
};

/** The orders of a list, each with its first direction. */
export const ordersOf = ({ fields }: ListDeclaration): Readonly<Record<string, 'asc' | 'desc'>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { sort, sortAs = name }]) =>
      sort === undefined ? [] : [[sortAs, sort]],
    ),
  );
