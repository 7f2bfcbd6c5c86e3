import { useLingui } from '@lingui/react/macro';
import { currencySign } from '@valia/i18n/currency-signs.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { scaledCurrencySign } from '@valia/i18n/format-scaled-money.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { readableTicks } from '../../../../components/drawing/readable-ticks.ts';
import { scaleTicks, type ValueScale } from '../../../../components/drawing/value-scale.ts';
import styles from './range-axis.module.css';
import { box } from '../../../../components/style/class-names.ts';

const looks = { ticks: box({ position: 'relative', display: 'block', height: 16 }, styles.ticks) };

interface RangeAxisProps {
  scale: ValueScale | null;
  /** The common currency of all rows; null when they differ. */
  currency: string | null;
}

/** The unit of the axis: millions or thousands, with the currency if all rows share one. */
const useAxisName = (currency: string | null, inMillions: boolean): string => {
  const { t } = useLingui();
  const language = useLanguage();
  if (currency === null) return inMillions ? t`Rango de valor, millones` : t`Rango de valor, miles`;
  if (!inMillions) {
    const symbol = currencySign(currency);
    return t`Rango de valor, miles de ${symbol}`;
  }
  const unit = scaledCurrencySign({ language, currency, scale: 'millions' });
  return t`Rango de valor, ${unit}`;
};

/** The axis is at least as wide as this many of its figures. */
const room = 15;

const endOf = (place: number): 'left' | 'right' | undefined =>
  place === 0 ? 'left' : place === 1 ? 'right' : undefined;

/** The header of the range column: its unit, and the axis that all rows share. */
export const RangeAxis = ({ scale, currency }: RangeAxisProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const inMillions = scale !== null && scale.maximum - scale.minimum >= 1_000_000;
  const name = useAxisName(currency, inMillions);
  if (scale === null) return <>{t`Rango de valor`}</>;
  const divisor = inMillions ? 1_000_000 : 1_000;
  const decimals = scale.step / divisor < 1 ? 1 : 0;
  const ticks = scaleTicks(scale).map((value) => ({
    value,
    place: (value - scale.minimum) / (scale.maximum - scale.minimum),
    text: formatNumber(value / divisor, { language, decimals }),
  }));
  return (
    <div className={styles.axis}>
      <span>{name}</span>
      <span className={looks.ticks} aria-hidden>
        {readableTicks(ticks, room).map(({ value, place, text }) => (
          <span key={value} style={{ left: `${place * 100}%` }} data-end={endOf(place)}>
            {text}
          </span>
        ))}
      </span>
    </div>
  );
};
