import type { ReactNode } from 'react';
import styles from './bar-list.module.css';
import { box, classNames, text } from '../style/class-names.ts';

const looks = {
  bars: box({ width: 'full', collapse: true }, text('small'), styles.bars),
  figure: classNames(text('medium'), styles.figure),
  note: classNames(text('dimmed'), styles.note),
};

export interface NamedBar {
  key: string;
  /** A link when there is a list behind the figure. */
  name: ReactNode;
  value: number;
  /** The figure as formatted text, and a note beside it. */
  text: string;
  note?: string;
  /** A token's. */
  color: string;
}

/** Bars in rows, with the name before each bar and the figure after it: a table with a drawing in each row. */
export const BarList = ({ label, bars }: { label: string; bars: readonly NamedBar[] }) => {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const hasNotes = bars.some(({ note }) => note !== undefined);
  return (
    <table className={looks.bars} aria-label={label}>
      <tbody>
        {bars.map(({ key, name, value, text, note, color }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={styles.place} aria-hidden>
              <span
                className={styles.bar}
                style={{
                  width: `${most > 0 ? Math.max((value / most) * 100, 0) : 0}%`,
                  background: color,
                }}
              />
            </td>
            <td className={looks.figure}>{text}</td>
            {hasNotes && <td className={looks.note}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
