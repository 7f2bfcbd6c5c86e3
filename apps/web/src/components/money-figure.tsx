import { formatMoneyParts } from '@valia/i18n/format.ts';
import { useLanguage } from '../lib/language.ts';
import styles from './large-figure.module.css';
import { classNames, text } from './style/class-names.ts';

interface MoneyFigureProps {
  value: number;
  size: 'large' | 'medium' | 'small';
  currency?: string;
}

/** An amount as a large figure, with a smaller, dimmed currency symbol. */
export const MoneyFigure = ({ value, size, currency = 'EUR' }: MoneyFigureProps) => {
  const { sign, amount, symbol, symbolFirst } = formatMoneyParts(value, {
    language: useLanguage(),
    currency,
  });
  const currencySign = (
    <span className={styles.unit} data-first={symbolFirst || undefined}>
      {symbol}
    </span>
  );
  return (
    <span className={classNames(text('regular', 'nowrap'), styles.figure)} data-size={size}>
      {sign}
      {symbolFirst && currencySign}
      {amount}
      {!symbolFirst && currencySign}
    </span>
  );
};
