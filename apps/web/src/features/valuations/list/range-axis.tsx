import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { scaleTicks, type ValueScale } from '../../../lib/value-scale.ts';
import styles from './range-axis.module.css';

/** The head of the range column: its unit, and the axis that all rows share. */
export const RangeAxis = ({ scale }: { scale: ValueScale | null }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (scale === null) return <>{t`Rango de valor`}</>;
  const inMillions = scale.maximum - scale.minimum >= 1_000_000;
  const divisor = inMillions ? 1_000_000 : 1_000;
  const decimals = scale.step / divisor < 1 ? 1 : 0;
  return (
    <div className={styles.axis}>
      <span>{inMillions ? t`Rango de valor, M€` : t`Rango de valor, miles de €`}</span>
      <span className={styles.ticks} aria-hidden>
        {scaleTicks(scale).map((tick) => (
          <span
            key={tick}
            style={{ left: `${((tick - scale.minimum) / (scale.maximum - scale.minimum)) * 100}%` }}
          >
            {formatNumber(tick / divisor, { language, decimals })}
          </span>
        ))}
      </span>
    </div>
  );
};
