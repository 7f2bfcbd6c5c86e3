import { useLingui } from '@lingui/react/macro';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './chart-sheet.module.css';

/** The figures of a chart, for those who would rather read them. */
interface ChartTable {
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

const TwinTable = ({ table, labelledBy }: { table: ChartTable; labelledBy: string }) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {table.head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(([name = '', ...cells], place) => (
        <tr key={`${name}-${String(place)}`}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={table.head[column + 1] ?? ''}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface ChartSheetProps {
  /** What is drawn, and in which unit. */
  subject: ReactNode;
  /** What it shows, as a sentence. */
  finding: ReactNode;
  /** Null for what is a table already. */
  table: ChartTable | null;
  tools?: ReactNode;
  children: ReactNode;
}

/** A chart with the sentence that says what it shows, and its figures as a table at a click. */
export const ChartSheet = ({ subject, finding, table, tools, children }: ChartSheetProps) => {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const label = asTable ? t`Ver como gráfico` : t`Ver como tabla`;
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <p className={styles.subject}>{subject}</p>
          <h2 id={titleId} className={styles.finding}>
            {finding}
          </h2>
        </div>
        {table !== null && (
          <button
            type="button"
            className={styles.twin}
            aria-label={label}
            title={label}
            aria-describedby={titleId}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? (
              <IconChartBar size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconTable size={18} stroke={1.5} aria-hidden />
            )}
          </button>
        )}
      </div>
      {asTable && table !== null ? <TwinTable table={table} labelledBy={titleId} /> : children}
      {tools}
    </section>
  );
};
