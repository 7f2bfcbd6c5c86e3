import type { ComparedSector } from '@valia/domain/comparables/comparable-schemas.ts';
import { formatDate, formatMultiple } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './comparable-multiples.module.css';
import { text } from '../../components/style/class-names.ts';

const looks = { none: text('dimmed') };

const [width, height, margin] = [56, 18, 3];

/** The mean of each loaded edition; nothing is shown for a single one. */
export const HistoryLine = ({ history }: Pick<ComparedSector, 'history'>) => {
  const language = useLanguage();
  if (history.length < 2) return <span className={looks.none}>–</span>;
  const values = history.map(({ central }) => central);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const points = values.map((value, at) => ({
    x: margin + (at / (values.length - 1)) * (width - 2 * margin),
    y: height - margin - ((value - least) / span) * (height - 2 * margin),
  }));
  const last = points.at(-1);
  const text = history
    .map(
      ({ date, central }) =>
        `${formatDate(date, language)}: ${formatMultiple(central, { language })}`,
    )
    .join('; ');
  return (
    <svg
      className={styles.history}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={text}
    >
      <polyline points={points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} />
      {last !== undefined && <circle cx={last.x} cy={last.y} r={2} />}
    </svg>
  );
};
