import { useLingui } from '@lingui/react/macro';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './chart-sheet.module.css';
import { type ChartTable, ChartDataTable } from './chart-data-table.tsx';
import { column, row, text } from '../style/class-names.ts';

const looks = { cell: column({ gap: 16, minWidth: 0, pad: [20, 24] }, styles.cell) };

interface ChartSheetProps {
  /** The subject of the chart, and its unit. */
  subject: ReactNode;
  /** The finding of the chart, as a sentence. */
  finding: ReactNode;
  /** Null when the content is already a table. */
  table: ChartTable | null;
  tools?: ReactNode;
  /** Whether it is one cell of a shared sheet, which has the border. */
  inSheet?: boolean;
  children: ReactNode;
}

/** A chart with a sentence about what it shows, and its figures as a table at a click. */
export const ChartSheet = ({
  subject,
  finding,
  table,
  tools,
  inSheet = false,
  children,
}: ChartSheetProps) => {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const label = asTable ? t`Ver como gráfico` : t`Ver como tabla`;
  return (
    <section className={inSheet ? looks.cell : styles.sheet} aria-labelledby={titleId}>
      <div className={row({ gap: 8, justify: 'between' })}>
        <div>
          <p className={text('fine', 'dimmed')}>{subject}</p>
          <h2 id={titleId} className={text('size-15', 'line-22', 'strong', 'balance')}>
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
      {asTable && table !== null ? <ChartDataTable table={table} labelledBy={titleId} /> : children}
      {tools}
    </section>
  );
};
