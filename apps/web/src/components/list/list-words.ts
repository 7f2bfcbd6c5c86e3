import type { MessageDescriptor } from '@lingui/core';
import type { ListDeclaration, ListField, SortOf } from '@valia/domain/lists/declare-list.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { TableColumn } from '../table/table-column.ts';

/** Names by code, in every language; a menu has them by name. */
export type CodeNames = readonly { code: string; names: Readonly<Record<Language, string>> }[];
/** A name that is the same in every language is a text. */
export type ChoiceNames = Readonly<Record<string, MessageDescriptor | string>> | CodeNames;

export const isCodeNames = (choices: ChoiceNames | undefined): choices is CodeNames =>
  Array.isArray(choices);

export interface FilterWords {
  name: MessageDescriptor;
  /** The names of its values; without them the screen that knows them gives them. */
  choices?: ChoiceNames;
  /** Behind one button until it is chosen. */
  isFurther?: true;
  /** As a plain field, whose first choice is all: for a short bar. */
  all?: MessageDescriptor;
  /** Views that leave nothing to choose, though they do not fix it. */
  hiddenIn?: readonly string[];
  /** A period: the fields of its first and last day. */
  days?: readonly [string, string];
}

/** Of the first direction, or of both. */
export type OrderWords = MessageDescriptor | { asc: MessageDescriptor; desc: MessageDescriptor };

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

/** A column, under its order's name; what is left out follows from the field of that name. */
export interface ColumnWords<Row> extends Omit<Partial<Column<Row>>, 'id' | 'name' | 'card'> {
  name?: MessageDescriptor;
  /** What it holds, where that is not what its field does. */
  kind?: ListField['kind'];
  /** The names of its values, where no filter has them. */
  choices?: ChoiceNames;
  /** What the row holds; else what it has under the column's own name. */
  value?: (row: Row) => string | number | null | undefined;
  /** Its place on a card; what is said about a row is text there, whatever the table draws. */
  card?: Column<Row>['card'] | NonNullable<Column<Row>['card']>['place'];
  /** No column of the table, or none of a file. */
  only?: 'file' | 'table';
}

/** The words of a declared list, and how its rows are drawn. */
export interface ListWords<List extends ListDeclaration, Row = never> {
  search?: { label: MessageDescriptor; placeholder: MessageDescriptor };
  /** In the bar's order. */
  filters: Readonly<Record<FilterField<List>, FilterWords>>;
  /** The first order is the default, which is not written to the URL. */
  orders?: Readonly<Record<SortOf<List>, OrderWords>>;
  /** Everybody's views, in the tabs' order; without a name, the one of an address without a view. */
  views?: Readonly<Record<ViewOf<List> | '', MessageDescriptor>>;
  columns?: Readonly<Record<string, ColumnWords<Row>>>;
}
/** The words as their interpreters read them. */
export interface AnyListWords<Row> {
  search?: { label: MessageDescriptor; placeholder: MessageDescriptor };
  filters: Readonly<Record<string, FilterWords>>;
  orders?: Readonly<Record<string, OrderWords>>;
  views?: Readonly<Record<string, MessageDescriptor>>;
  columns?: Readonly<Record<string, ColumnWords<Row>>>;
}
