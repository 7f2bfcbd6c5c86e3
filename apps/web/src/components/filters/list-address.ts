import {
  addressKeysOf,
  type ListDeclaration,
  type ListField,
  ordersOf,
  type SearchOf,
} from '@valia/domain/lists/declare-list.ts';
import {
  declareSearch,
  readAmount,
  readDay,
  readId,
  readMatching,
  readOneOf,
  readText,
  readTrue,
  type ReadValue,
} from './search-schema.ts';
import type { ListUrlState } from './use-list-url-state.ts';

const readCount: ReadValue<number> = (given) =>
  typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;

const readProvinceCode = readMatching(/^\d\d$/);
// A value of digits alone arrives as a number.
const readProvince: ReadValue<string> = (given) =>
  readProvinceCode(typeof given === 'number' ? String(given).padStart(2, '0') : given);

const readerOf = (field: ListField): ReadValue => {
  const { kind, of, offered = of, usual, pattern, longest = 100 } = field;
  if (offered !== undefined) return readOneOf(offered.filter((value) => value !== usual));
  switch (kind) {
    case 'sector':
      return readMatching(/^[A-Z]{2,8}$/);
    case 'province':
      return readProvince;
    case 'id':
      return readId;
    case 'day':
      return readDay;
    case 'money':
      return readAmount;
    case 'count':
      return readCount;
    case 'flag':
      return readTrue;
    default:
      return pattern === undefined ? readText(longest) : readMatching(pattern);
  }
};

type Further = NonNullable<ListDeclaration['further']>[string];

const furtherReader = (further: Further): ReadValue => {
  if (further === 'id') return readId;
  if (further === 'switch') return readTrue;
  if (!(further instanceof RegExp)) return readOneOf(further.of);
  const read = readMatching(further);
  // A value of digits alone arrives as a number.
  return (given) => read(typeof given === 'number' ? String(given) : given);
};

/** The role of a further key; without one, the key is temporary. */
const partOf = (further: Further): 'tab' | 'order' | 'passing' =>
  (typeof further === 'object' && 'of' in further ? further.part : undefined) ?? 'passing';

/** The parser of a declared list's URL, and the keys that a saved view includes. */
export const listAddress = <List extends ListDeclaration>(
  list: List,
): ListUrlState<SearchOf<List>>['schema'] => {
  const { fields, search, views, further = {} } = list;
  const isOrdered = list.order !== undefined;
  const order = {
    sort: readOneOf(Object.keys(ordersOf(list))),
    direction: readOneOf(['asc', 'desc']),
  };
  const reads: Record<string, ReadValue> = {
    ...(views !== undefined && {
      view: readOneOf(Object.keys(views).filter((name) => name !== '')),
    }),
    ...(search !== undefined && { search: readText(search) }),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        addressKeysOf(name, field).map((key) => [key, readerOf(field)]),
      ),
    ),
    ...(isOrdered && order),
    ...Object.fromEntries(Object.entries(further).map(([key, each]) => [key, furtherReader(each)])),
  };
  const viewFields = Object.entries(fields).flatMap(([name, field]) =>
    field.isView === true ? addressKeysOf(name, field) : [],
  );
  const furtherKeys = (part: ReturnType<typeof partOf>) =>
    Object.entries(further).flatMap(([key, each]) => (partOf(each) === part ? [key] : []));
  return declareSearch(reads, {
    view: [...(views === undefined ? [] : ['view']), ...viewFields, ...furtherKeys('tab')],
    order: [...furtherKeys('order'), ...(isOrdered ? ['sort', 'direction'] : [])],
    passing: furtherKeys('passing'),
  }) as unknown as ListUrlState<SearchOf<List>>['schema'];
};
