import styles from './twin-table.module.css';
import { box, text } from '../style/class-names.ts';

const looks = { table: box({ width: 'full', collapse: true }, text('size-13'), styles.table) };

/** The figures of a chart, for those who would rather read them. */
export interface ChartTable {
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A chart as a table: what is drawn, to be read. */
export const TwinTable = ({ table, labelledBy }: { table: ChartTable; labelledBy?: string }) => (
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
