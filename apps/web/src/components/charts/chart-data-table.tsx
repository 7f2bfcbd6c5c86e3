import styles from './chart-data-table.module.css';
import { box, text } from '../style/class-names.ts';

const looks = { table: box({ width: 'full', collapse: true }, text('size-13'), styles.table) };

/** The figures of a chart, for users who prefer a table. */
export interface ChartTable {
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table. */
export const ChartDataTable = ({
  table,
  labelledBy,
}: {
  table: ChartTable;
  labelledBy?: string;
}) => (
  <table className={looks.table} aria-labelledby={labelledBy}>
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
