import { useLingui } from '@lingui/react/macro';
import type { ListDeclaration, ListField } from '@valia/domain/lists/declare-list.ts';
import { formatDate, formatMoney } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { ExportedCell } from '../export/list-csv.ts';
import type { TableColumn } from '../table/table-column.ts';
import {
  type AnyListWords,
  type ChoiceNames,
  type ColumnWords,
  isCodeNames,
} from './list-words.ts';

type Value = string | number | null | undefined;

/** Returns the name of a value in the user's language. */
const useNameOf = () => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (choices: ChoiceNames, value: string): string => {
    if (isCodeNames(choices))
      return choices.find(({ code }) => code === value)?.names[language] ?? '';
    const name = choices[value];
    return typeof name === 'string' ? name : name === undefined ? '' : i18n._(name);
  };
};

const useShown = () => {
  const language = useLanguage();
  const moment = useMoment();
  const nameOf = useNameOf();
  /** Formats a value as text and as a cell of a file. */
  return (
    kind: ListField['kind'],
    choices: ChoiceNames | undefined,
    value: Value,
  ): { text: string; cell: ExportedCell } => {
    if (kind === 'money') {
      const amount = typeof value === 'number' ? value : null;
      return { text: amount === null ? '' : formatMoney(amount, { language }), cell: { amount } };
    }
    const given = value === null || value === undefined ? '' : String(value);
    if (kind === 'instant' || kind === 'day') {
      const day = given === '' ? null : given;
      const write = kind === 'day' ? (iso: string) => formatDate(iso, language) : moment;
      return { text: day === null ? '' : write(day), cell: { day } };
    }
    const text = choices === undefined ? given : nameOf(choices, given);
    return { text, cell: { text } };
  };
};

const endKinds: readonly ListField['kind'][] = ['money', 'instant', 'day', 'count'];

const cardOf = <Row>(
  card: NonNullable<ColumnWords<Row>['card']>,
  text: (row: Row) => string | null,
): NonNullable<TableColumn<Row>['card']> => {
  if (typeof card !== 'string') return card;
  return card === 'about' ? { place: card, cell: text } : { place: card };
};

/** The columns of a declared list. `drawn` adds what only the screen can draw. */
export const useListColumns = <Row>(
  { fields, order }: ListDeclaration,
  { columns = {}, filters }: AnyListWords<Row>,
  drawn: Readonly<Partial<Record<string, Partial<ColumnWords<Row>>>>> = {},
): TableColumn<Row, Row>[] => {
  const { i18n } = useLingui();
  const show = useShown();
  const named = Object.entries(fields).map(([name, field]) => ({ name, field }));
  return Object.entries(columns).map(([id, given]) => {
    const { name, kind: own, choices, value, card, only, ...rest } = { ...given, ...drawn[id] };
    const known = named.find(({ name: field, field: { sortAs } }) => id === sortAs || id === field);
    const { sort, sortAs = known?.name } = known?.field ?? {};
    const kind = own ?? known?.field.kind ?? 'text';
    const words = filters[known?.name ?? ''];
    const label = name ?? words?.name;
    const shown = (row: Row) =>
      show(
        kind,
        choices ?? words?.choices,
        (value ?? ((each) => Reflect.get(Object(each), id) as Value))(row),
      );
    const text = (row: Row): string | null => shown(row).text || null;
    return {
      id,
      name: label === undefined ? id : i18n._(label),
      ...(sort !== undefined && id === sortAs && order !== undefined && { firstSort: sort }),
      ...(endKinds.includes(kind) && { align: 'end' as const }),
      ...(only !== 'file' && { cell: text }),
      ...(only !== 'table' && { exported: (row: Row) => shown(row).cell }),
      ...(card !== undefined && { card: cardOf(card, text) }),
      ...rest,
    };
  });
};
