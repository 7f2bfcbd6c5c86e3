import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import {
  numberWithin,
  provinceCode,
  sectorCode,
} from '../valuations/document/amounts-and-codes.ts';
import {
  type FilterOf,
  type ListDeclaration,
  type ListField,
  type ListInputOf,
  ordersOf,
  wireKeysOf,
} from './declare-list.ts';
import { pageCursor } from './page-cursor.ts';

type Sent<Read> = z.ZodType<Read, Partial<Read>>;
type OwnSchemas = Readonly<Record<string, z.ZodType>>;
type Outputs<Own> = Own extends OwnSchemas ? { [Key in keyof Own]: z.output<Own[Key]> } : unknown;

/** The input schemas of a list's calls. An omitted key filters nothing. */
export interface ListSchemas<List extends ListDeclaration, More = unknown> {
  filter: Sent<FilterOf<List> & More>;
  /** The input of a call that returns all rows in a fixed order, page by page. */
  all: Sent<FilterOf<List> & More & Pick<ListInputOf<List>, 'cursor'>>;
  page: Sent<ListInputOf<List> & More>;
}

const largestAmount = 1e15;

const valueSchema = ({
  kind,
  of,
  longest = 100,
  bounds = [-largestAmount, largestAmount],
}: ListField): z.ZodType => {
  if (of !== undefined) return z.enum(of);
  switch (kind) {
    case 'sector':
      return sectorCode;
    case 'province':
      return provinceCode;
    case 'id':
      return z.uuid();
    case 'day':
      return z.iso.date();
    case 'count':
      return z.int();
    case 'money':
      return numberWithin(bounds[0], bounds[1]);
    default:
      return safeText(longest);
  }
};

const fieldSchema = (field: ListField): z.ZodType => {
  const { kind, usual } = field;
  if (kind === 'flag') return z.boolean().default(false);
  if (kind === 'yes-no') return z.boolean().nullable().default(null);
  const value = valueSchema(field);
  return usual === undefined ? value.nullable().default(null) : value.default(usual);
};

/** `own` replaces the schemas of single keys or adds keys that are not fields. */
export const listSchemas = <
  List extends ListDeclaration,
  Own extends OwnSchemas | undefined = undefined,
>(
  list: List,
  own?: Own,
): ListSchemas<List, Outputs<Own>> => {
  const fields = Object.entries(list.fields).flatMap(([name, field]) =>
    wireKeysOf(name, field).map((key) => [key, fieldSchema(field)]),
  );
  const filter = {
    ...(list.search !== undefined && { search: safeText(list.search).default('') }),
    ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
    ...own,
  };
  const { order, rows: { page, most } = { page: 50, most: 200 } } = list;
  const orders = ordersOf(list);
  const orderShape = order !== undefined && {
    sort: z.enum(Object.keys(orders)).default(order),
    direction: z.enum(['asc', 'desc']).default(orders[order] ?? 'asc'),
  };
  const schemas: Record<keyof ListSchemas<List>, z.ZodType> = {
    filter: z.strictObject(filter),
    all: z.strictObject({ ...filter, cursor: pageCursor }),
    page: z.strictObject({
      ...filter,
      ...orderShape,
      cursor: pageCursor,
      limit: z.int().min(1).max(most).default(page),
    }),
  };
  return schemas as ListSchemas<List, Outputs<Own>>;
};
