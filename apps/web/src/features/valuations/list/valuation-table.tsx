import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { type DataColumn, DataTable } from '../../../components/data-table.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { StatusChange } from '../../../lib/use-change-valuation-status.ts';
import type { ValueScale } from '../../../lib/value-scale.ts';
import type { ListActions } from './bulk/use-list-actions.tsx';
import { listRoute } from './list-search.ts';
import type { ListItem, ListTotals } from './list-totals.ts';
import { RowMenu } from './row-menu.tsx';
import { optionalColumns, type TablePreferences } from './table-preferences.ts';
import { useAboutColumns } from './use-about-columns.tsx';
import type { ListSelection } from './use-list-selection.ts';
import { useTableRoom } from './use-table-room.ts';
import { useValueColumns } from './use-value-columns.tsx';
import styles from './valuation-table.module.css';

export interface ResultsProps extends StatusChange {
  items: readonly ListItem[];
  totals: ListTotals | undefined;
  scale: ValueScale | null;
  selection: ListSelection;
  actions: ListActions;
  preferences: TablePreferences;
  companyOf: (valuation: Pick<ListItem, 'companyName'>) => string;
  hasMore: boolean;
  onEndNear: () => void;
}

const rowHeights = { comfortable: 40, compact: 32 };
const sortable = ['updatedAt', 'companyName', 'equityCentral'] as const;

/** The valuations as a table, with the range of each on one axis. */
export const ValuationTable = (results: ResultsProps) => {
  const { t } = useLingui();
  const search = listRoute.useSearch();
  const { sort = 'updatedAt', direction = 'desc' } = search;
  const navigate = listRoute.useNavigate();
  const { items, selection, preferences, companyOf, hasMore, onEndNear } = results;
  const sheet = useRef<HTMLElement>(null);
  const room = useTableRoom(sheet, JSON.stringify([search, preferences]));
  const width = room.isNarrow ? styles.narrow : '';
  const scrolling = room.scrolls ? styles.scrolling : '';
  return (
    <Sheet ref={sheet} className={`${styles.sheet} ${width} ${scrolling}`}>
      <DataTable
        caption={t`Tus valoraciones`}
        columns={useShownColumns(results)}
        rows={items}
        rowId={({ id }) => id}
        rowHeight={preferences.isCompact ? rowHeights.compact : rowHeights.comfortable}
        sort={{ column: sort, direction }}
        onSort={(next) => {
          const chosen = sortable.find((column) => column === next.column);
          if (chosen === undefined) return;
          void navigate({
            search: (before) => ({ ...before, sort: chosen, direction: next.direction }),
          });
        }}
        selection={{
          ...selection,
          label: (row) => {
            const company = companyOf(row);
            return t`Seleccionar ${company}`;
          },
          allLabel: t`Seleccionar las que se ven`,
        }}
        hasMore={hasMore}
        onEndNear={onEndNear}
      />
    </Sheet>
  );
};

const useShownColumns = (results: ResultsProps): DataColumn<ListItem>[] => {
  const { t } = useLingui();
  const { actions, companyOf, preferences } = results;
  const columns = [...useAboutColumns(results), ...useValueColumns(results)];
  const menuColumn: DataColumn<ListItem> = {
    id: 'menu',
    header: <VisuallyHidden>{t`Acciones`}</VisuallyHidden>,
    width: '52px',
    align: 'end',
    cell: (valuation) => (
      <RowMenu valuation={valuation} companyName={companyOf(valuation)} actions={actions} />
    ),
  };
  const hidden = new Set<string>(
    optionalColumns.filter((column) => preferences.hidden.includes(column)),
  );
  return [...columns.filter(({ id }) => !hidden.has(id)), menuColumn];
};
