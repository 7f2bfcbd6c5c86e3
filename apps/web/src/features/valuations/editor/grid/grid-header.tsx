import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { GridColumn } from './grid-model.ts';
import styles from './editable-grid.module.css';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = {
  trendHead: box({ height: 28, pad: [4, 8], borderBottom: 'strong' }, text('strong', 'end')),
  year: box(
    { height: 28, pad: [4, 8], borderBottom: 'strong' },
    text('strong', 'end'),
    styles.year,
  ),
};

interface GridHeadProps {
  columns: GridColumn[];
  unitNote: string;
  activeColumn: number;
}

const groups = ['history', 'base', 'projected'] as const;

const GroupHeads = ({ columns }: { columns: GridColumn[] }) => {
  const { t } = useLingui();
  const names = { history: t`Cuentas anuales`, base: t`Base`, projected: t`Proyección` };
  return groups.map((group) => {
    const span = columns.filter((column) => column.group === group).length;
    return span === 0 ? null : (
      <div
        key={group}
        role="columnheader"
        aria-colspan={span}
        className={styles.group}
        style={{ gridColumn: `span ${String(span)}` }}
        data-group={group}
      >
        {names[group]}
      </div>
    );
  });
};

/** The groups of years and the years themselves. */
export const GridHeader = ({ columns, unitNote, activeColumn }: GridHeadProps) => {
  const { t } = useLingui();
  return (
    <>
      <div role="row" className={styles.groups}>
        <div role="columnheader" className={styles.unit}>
          {unitNote}
        </div>
        <GroupHeads columns={columns} />
      </div>
      <div role="row" className={styles.head}>
        <div role="columnheader" className={styles.corner}>
          <VisuallyHidden>{t`Partida`}</VisuallyHidden>
        </div>
        <div className={looks.trendHead} aria-hidden />
        {columns.map(({ year, group }, index) => (
          <div
            key={year}
            role="columnheader"
            className={looks.year}
            data-group={group}
            data-active={index === activeColumn || undefined}
          >
            {year}
          </div>
        ))}
      </div>
    </>
  );
};
