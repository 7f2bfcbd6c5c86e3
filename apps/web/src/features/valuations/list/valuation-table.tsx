import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { DataTable } from '../../../components/data-table.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { StatusChange } from '../../../lib/use-change-valuation-status.ts';
import type { ValueScale } from '../../../lib/value-scale.ts';
import type { ListItem, ListTotals } from './list-totals.ts';
import { useAboutColumns } from './use-about-columns.tsx';
import { useValueColumns } from './use-value-columns.tsx';
import styles from './valuation-table.module.css';

const route = getRouteApi('/authenticated/shell/valuations');

export interface ResultsProps extends StatusChange {
  items: readonly ListItem[];
  totals: ListTotals;
  scale: ValueScale | null;
}

/** The valuations as a table, with the range of each on one axis. */
export const ValuationTable = (results: ResultsProps) => {
  const { t } = useLingui();
  const { sort = 'updatedAt', direction = 'desc' } = route.useSearch();
  const navigate = route.useNavigate();
  const aboutColumns = useAboutColumns(results);
  const valueColumns = useValueColumns(results);
  return (
    <Sheet className={styles.sheet}>
      <DataTable
        caption={t`Tus valoraciones`}
        columns={[...aboutColumns, ...valueColumns]}
        rows={results.items}
        rowId={({ id }) => id}
        sort={{ column: sort, direction }}
        onSort={(next) => {
          const chosen = sortable.find((column) => column === next.column);
          if (chosen === undefined) return;
          void navigate({
            search: (before) => ({ ...before, sort: chosen, direction: next.direction }),
          });
        }}
      />
    </Sheet>
  );
};

const sortable = ['updatedAt', 'companyName', 'equityCentral'] as const;
