import type { MessageDescriptor } from '@lingui/core';
import type { ListDeclaration, ListField, SortOf } from '@valia/domain/lists/declare-list.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { TableColumn } from '../table/table-column.ts';

/** Names by code in every language, sorted by name in a menu. */
export type CodeNames = readonly { code: string; names: Readonly<Record<Language, string>> }[];
/** The names of a filter's values. A name that is the same in every language is a string. */
export type ChoiceNames = Readonly<Record<string, MessageDescriptor | string>> | CodeNames;

export const isCodeNames = (choices: ChoiceNames | undefined): choices is CodeNames =>
  Array.isArray(choices);

export interface FilterWords {
  name: MessageDescriptor;
  /** The names of the values; without them, the screen passes the options. */
  choices?: ChoiceNames;
  /** Hides the filter behind one button until it is used. */
  isFurther?: true;
  /** Shows a plain select, with this text as the first option; for a short filter bar. */
  all?: MessageDescriptor;
  /** Views that hide the filter although they do not set it. */
  hiddenIn?: readonly string[];
  /** The fields of the first and the last day, if the filter is a period. */
  days?: readonly [string, string];
}

/** The text of the default direction, or the texts of both. */
type OrderWords = MessageDescriptor | { asc: MessageDescriptor; desc: MessageDescriptor };

type FilterField<List extends ListDeclaration> = {
  [Name in keyof List['fields']]: List['fields'][Name] extends { filter: string }
    ? List['fields'][Name] extends
        | { as: null }
        | { kind: 'day' }
        | { isView: true }
        | { isLink: true }
      ? never
      : Name
    : never;
}[keyof List['fields']];

type ViewOf<List extends ListDeclaration> = List extends { views: infer Views }
  ? keyof Views & string
  : never;

type Column<Row> = TableColumn<Row, Row>;

/** A column, named after the order or the field whose properties it takes by default. */
export interface ColumnWords<Row> extends Omit<Partial<Column<Row>>, 'id' | 'name' | 'card'> {
  name?: MessageDescriptor;
  /** The kind of the value, if it differs from the field's kind. */
  kind?: ListField['kind'];
  /** The names of the values, if there is no filter with them. */
  choices?: ChoiceNames;
  /** The value of a row, by default the property with the column's name. */
  value?: (row: Row) => string | number | null | undefined;
  /** The place on a card. At `about`, the card shows the value as text, whatever the table draws. */
  card?: Column<Row>['card'] | NonNullable<Column<Row>['card']>['place'];
  /** Restricts the column to the file or to the table. */
  only?: 'file' | 'table';
}

/** The texts and the columns of a declared list. */
export interface ListWords<List extends ListDeclaration, Row = never> {
  search?: { label: MessageDescriptor; placeholder: MessageDescriptor };
  /** The filters, in the order of the filter bar. */
  filters: Readonly<Record<FilterField<List>, FilterWords>>;
  /** The first order is the default, which is not written to the URL. */
  orders?: Readonly<Record<SortOf<List>, OrderWords>>;
  /** The predefined views, in the order of their tabs; the empty name is the view of a URL without a view. */
  views?: Readonly<Record<ViewOf<List> | '', MessageDescriptor>>;
  columns?: Readonly<Record<string, ColumnWords<Row>>>;
}
/** The texts without the types of their declaration, for the hooks that interpret them. */
export interface AnyListWords<Row> {
  search?: { label: MessageDescriptor; placeholder: MessageDescriptor };
  filters: Readonly<Record<string, FilterWords>>;
  orders?: Readonly<Record<string, OrderWords>>;
  views?: Readonly<Record<string, MessageDescriptor>>;
  columns?: Readonly<Record<string, ColumnWords<Row>>>;
}
