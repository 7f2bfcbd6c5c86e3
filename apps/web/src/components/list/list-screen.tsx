import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import type { SelectedRowsProps } from '../bulk/selected-rows-actions.tsx';
import { PagedListExport } from '../export/paged-list-export.tsx';
import type { ExportOptions } from '../export/use-export.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { ListUrlState } from '../filters/use-list-url-state.ts';
import { PageHeading } from '../page-heading.tsx';
import { usePanelIsDocked } from '../panel/docked-panel.tsx';
import type { TableColumn } from '../table/table-column.ts';
import type { TableSort } from '../table/table-data.ts';
import { useRowSelection } from '../table/use-row-selection.ts';
import { useTableFits } from '../table/use-table-fits.ts';
import { type SharedViewTab, ViewTabs } from '../views/view-tabs.tsx';
import { ListResults } from './list-results.tsx';
import type { ListRows } from './use-list-rows.ts';
import type { KeysetPages } from './use-keyset-pages.ts';
import { type RowWording, useShownRowsText } from './use-shown-rows-text.ts';
import { column } from '../style/class-names.ts';

interface ListedRow {
  id: string;
  version?: number;
}

interface ScreenHead {
  title: string;
  /** The title of the browser window, when it differs from the heading. */
  pageTitle?: string;
  /** Undefined while it is loading. */
  sentence: ReactNode;
  action?: ReactNode;
}

/** The query input that every list sends to the server. */
interface ListWanted {
  search: string;
  sort?: string;
  direction?: TableSort['direction'];
}

interface ListOfRowsProps<Row extends ListedRow> extends Pick<
  ComponentProps<typeof ListResults<Row>>,
  'onSort' | 'opening' | 'rowMenu' | 'empty'
> {
  address: ListUrlState;
  head: ScreenHead;
  views: Omit<ComponentProps<typeof ViewTabs>, 'address'>;
  found: ListRows<Row, ListWanted>;
  columns: TableColumn<Row, Row>[];
  /** The grammatical gender of the noun for a row. */
  wording: RowWording;
  /** The current order, when the query input does not contain it. */
  sort?: TableSort;
  expectedRows?: number;
  /** The columns that are hidden beside a docked panel in a window narrower than `until`. */
  crowding?: { columns: readonly string[]; until: number };
  selecting?: {
    /** The row's name in "select …". */
    nameOf: (row: Row) => string;
    /** The footer with the actions for the selected rows. */
    Bar: ComponentType<SelectedRowsProps<Row>>;
  };
}

interface ListScreenProps<Row extends ListedRow> extends ListOfRowsProps<Row> {
  /** The export of the list; with `isForWide`, it is not offered on a small screen. */
  file: Pick<ExportOptions<Row>, 'home' | 'fileName'> & { isForWide?: boolean };
  /** Content between the heading and the views. */
  above?: ReactNode;
  filters: Omit<ComponentProps<typeof FilterBar>, 'address' | 'isWide'>;
  /** Content shown instead of the table. */
  instead?: ReactNode;
  /** Content below the list, and the panel of the open row. */
  children?: ReactNode;
}

/** A list of the back office: its heading, views, filters and results. */
export const ListScreen = <Row extends ListedRow>(props: ListScreenProps<Row>) => {
  const { address, found, columns, head, file, above, views, filters, instead, children } = props;
  const { t } = useLingui();
  const { title, pageTitle = title, sentence, action } = head;
  const { isForWide = false, ...exported } = file;
  usePageTitle(pageTitle);
  const isWide = useTableFits(960);
  const isOffered = isWide || !isForWide;
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading
        title={title}
        sentence={sentence ?? <SentenceOnItsWay />}
        {...((isOffered || action !== undefined) && {
          actions: (
            <>
              {isOffered && (
                <PagedListExport<Row>
                  {...exported}
                  columns={columns}
                  tooManyText={(count) => t`${count} filas son demasiadas para un archivo`}
                  doneText={(count) => {
                    const rows = props.wording.counted(count);
                    return t`Archivo creado: ${rows}`;
                  }}
                  isDisabled={found.pages.rows.length === 0}
                  read={found.readForFile}
                />
              )}
              {action}
            </>
          ),
        })}
      />
      {above}
      <ViewTabs address={address} {...views} />
      <FilterBar address={address} isWide={isWide} {...filters} />
      {instead ?? <ListOfRows {...props} />}
      {children}
    </div>
  );
};

const SentenceOnItsWay = () => (
  <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />
);

const wantedSort = ({ sort, direction }: ListWanted): TableSort | undefined =>
  sort === undefined || direction === undefined ? undefined : { column: sort, direction };

/** The count of the current view's tab, when no filter narrows the view. */
const countOfView = (
  { schema, search, activeFilters }: ListUrlState,
  tabs: readonly SharedViewTab[],
): number | undefined =>
  activeFilters.length > 0
    ? undefined
    : tabs.find(({ view }) => schema.view.every((key) => view[key] === search[key]))?.count;

const useSelectionAmong = <Row extends ListedRow>({ rows, listKey, query }: KeysetPages<Row>) =>
  useRowSelection<Row>({
    items: rows,
    listKey,
    pages: query.data?.pages.length ?? 0,
    isWhole: query.data?.pages.at(-1)?.nextCursor === null,
    order: null,
  });

/** The accessible names for selecting a row, and for selecting all loaded rows. */
const useSelectTexts = ({ gender }: RowWording) => {
  const { t } = useLingui();
  return <Row,>(nameOf: (row: Row) => string) => ({
    label: (row: Row): string => {
      const name = nameOf(row);
      return t`Seleccionar ${name}`;
    },
    allLabel: gender === 'feminine' ? t`Seleccionar las que se ven` : t`Seleccionar los que se ven`,
  });
};

const ListOfRows = <Row extends ListedRow>({
  address,
  head: { title, pageTitle = title },
  views: { tabs },
  found: { pages, wanted },
  columns,
  wording,
  sort = wantedSort(wanted),
  expectedRows = 12,
  crowding = { columns: [], until: 0 },
  selecting,
  ...list
}: ListOfRowsProps<Row>) => {
  const { t } = useLingui();
  const isWide = useTableFits(960);
  const isRoomy = useTableFits(crowding.until);
  const isCrowded = usePanelIsDocked() && list.opening?.id !== undefined && !isRoomy;
  const selection = useSelectionAmong(pages);
  const selectTexts = useSelectTexts(wording);
  return (
    <>
      <ListResults<Row>
        onSort={({ column, direction }) => address.change({ sort: column, direction })}
        {...list}
        caption={pageTitle}
        sort={sort}
        pages={pages}
        columns={columns.filter(({ id }) => !isCrowded || !crowding.columns.includes(id))}
        isWide={isWide}
        expectedRows={expectedRows}
        {...(selecting !== undefined && {
          selection: { ...selection, ...selectTexts(selecting.nameOf) },
        })}
        footTexts={{
          shown: useShownRowsText(pages, wording, countOfView(address, tabs)),
          more: t`Cargar 50 más`,
        }}
      />
      {selecting !== undefined && <selecting.Bar selection={selection} isWide={isWide} />}
    </>
  );
};
