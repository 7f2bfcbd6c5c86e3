import { useLingui } from '@lingui/react/macro';
import {
  addressKeysOf,
  type ListDeclaration,
  type ListField,
  ordersOf,
} from '@valia/domain/lists/declare-list.ts';
import { isFixedByView } from '@valia/domain/lists/wanted-of.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Filter, FilterOption } from '../filters/filter.ts';
import type { SearchValues } from '../filters/search-schema.ts';
import type { SortOrder } from '../filters/sort-menu.tsx';
import type { SharedViewTab } from '../views/view-tabs.tsx';
import {
  type AnyListWords,
  type ChoiceNames,
  type FilterWords,
  isCodeNames,
} from './list-words.ts';

const useOptions = () => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (choices: ChoiceNames, of: readonly string[] | undefined): FilterOption[] => {
    if (isCodeNames(choices))
      return choices
        .map(({ code, names }) => ({ value: code, label: names[language] }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language));
    return (of ?? Object.keys(choices)).flatMap((value) => {
      const name = choices[value];
      return name === undefined
        ? []
        : [{ value, label: typeof name === 'string' ? name : i18n._(name) }];
    });
  };
};

interface Known {
  /** The options of filters whose values are loaded by the screen. */
  options?: Readonly<Record<string, readonly FilterOption[]>>;
  /** The number of rows of each view, undefined while loading. */
  counts?: Readonly<Record<string, number | undefined>>;
}

type Words = Omit<AnyListWords<never>, 'columns'>;

/** The filters of a declared list, without those that the view sets. */
const useFilters = (list: ListDeclaration, words: Words, search: SearchValues, known: Known) => {
  const { i18n } = useLingui();
  const optionsOf = useOptions();
  const filterOf = (name: string, field: ListField, given: FilterWords): Filter => {
    const [key = '', high = ''] = addressKeysOf(name, field);
    const about = {
      label: i18n._(given.name),
      ...(given.isFurther === true && { isFurther: true }),
    };
    if (field.filter === 'range') return { ...about, kind: 'amounts', low: key, high };
    const options =
      given.choices === undefined
        ? (known.options?.[name] ?? [])
        : optionsOf(given.choices, field.offered ?? field.of);
    if (given.days !== undefined) {
      const [low = '', last = ''] = given.days.map(
        (day) => addressKeysOf(day, list.fields[day] ?? field)[0],
      );
      return { ...about, kind: 'days', key, low, high: last, periods: options };
    }
    if (given.all !== undefined)
      return { ...about, kind: 'field', key, all: i18n._(given.all), options };
    return { ...about, kind: 'choice', key, options };
  };
  const view = String(search['view'] ?? '');
  return Object.entries(words.filters).flatMap(([name, given]) => {
    const field = list.fields[name];
    const isHidden = isFixedByView(list, search, name) || given.hiddenIn?.includes(view) === true;
    return field === undefined || isHidden ? [] : [filterOf(name, field, given)];
  });
};

/** The tabs, the search, the filters and the orders of a declared list. */
export const useListWords = (
  list: ListDeclaration,
  words: Words,
  search: SearchValues,
  known: Known = {},
) => {
  const { i18n } = useLingui();
  const { search: field, orders = {}, views = {} } = words;
  const directions = ordersOf(list);
  const tabs: SharedViewTab[] = Object.entries(views).map(([view, name]) => ({
    label: i18n._(name),
    view: view === '' ? {} : { view },
    ...(view in (known.counts ?? {}) && { count: known.counts?.[view] }),
  }));
  const named = Object.entries(orders).flatMap(([sort, name]): SortOrder[] => {
    const first = directions[sort] ?? 'asc';
    if ('id' in name) return [{ sort, direction: first, label: i18n._(name) }];
    const both = first === 'asc' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
    return both.map((direction) => ({ sort, direction, label: i18n._(name[direction]) }));
  });
  return {
    tabs,
    filters: {
      searchField:
        field === undefined
          ? null
          : { label: i18n._(field.label), placeholder: i18n._(field.placeholder) },
      filters: useFilters(list, words, search, known),
      orders: named,
    },
  };
};
