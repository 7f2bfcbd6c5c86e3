import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CommissionStatement } from '@valia/domain/commissions/commission-schemas.ts';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate, formatMoneyParts } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useDaysLeft } from '../../../lib/use-days-left.ts';
import styles from './statement.module.css';
import { classNames, column, text } from '../../../components/style/class-names.ts';

const looks = { figure: column({ gap: 2, minWidth: 0, pad: [14, 16] }, styles.figure) };

/**
 * Five figures that add up from left to right: the opening balance, the additions and deductions, and the closing
 * balance.
 */
export const StatementStrip = ({ statement }: { statement: CommissionStatement }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { totals, from, to } = statement;
  const { earned, corrected, paid, openingCents, closingCents } = totals;
  const [first, last] = [formatDate(from, language), formatDate(to, language)];
  const corrections = t`${plural(corrected.corrections, { one: '# corrección', many: '# de correcciones', other: '# correcciones' })}`;
  const reversals = t`${plural(corrected.reversals, { one: '# reversión', many: '# de reversiones', other: '# reversiones' })}`;
  return (
    <div className={styles.strip} role="group" aria-label={t`Del saldo inicial al final`}>
      <Figure label={t`Saldo al ${first}`} cents={openingCents} help="" />
      <Figure
        label={t`Devengado`}
        cents={earned.cents}
        help={t`${plural(earned.count, { one: '# operación ganada', many: '# de operaciones ganadas', other: '# operaciones ganadas' })}`}
      />
      <Figure
        label={t`Corregido y revertido`}
        cents={corrected.cents}
        help={`${corrections}, ${reversals}`}
      />
      <Figure
        label={t`Pagado`}
        cents={paid.cents}
        help={t`${plural(paid.count, { one: '# pago', many: '# de pagos', other: '# pagos' })}`}
      />
      <Figure
        isReached
        label={
          closingCents < 0 ? t`Saldo a favor de la firma, ${last}` : t`Saldo a tu favor, ${last}`
        }
        cents={closingCents}
        help={useDueText(statement)}
      />
    </div>
  );
};

const useDueText = ({ approved, totals }: CommissionStatement): string => {
  const { t } = useLingui();
  const daysLeft = useDaysLeft();
  const language = useLanguage();
  if (approved.dueAt === null) return totals.closingCents > 0 ? t`pendiente de aprobación` : '';
  const { days, isOver } = daysLeft(approved.dueAt);
  if (isOver) return t`el plazo de pago ha vencido`;
  const amount = formatCents(approved.cents, language);
  if (days === 0) return t`${amount} hoy como máximo`;
  const term = t`${plural(days, { one: '# día', many: '# de días', other: '# días' })}`;
  return t`${amount} en ${term} como máximo`;
};

interface FigureProps {
  label: string;
  cents: number;
  help: string;
  isReached?: boolean;
}

const Figure = ({ label, cents, help, isReached = false }: FigureProps) => {
  const { sign, amount, symbol, symbolFirst } = formatMoneyParts(cents / 100, {
    language: useLanguage(),
    decimals: 2,
  });
  const currencySign = <span className={styles.sign}>{symbol}</span>;
  return (
    <div className={looks.figure} data-reached={isReached || undefined}>
      <span className={text('size-13', 'line-18', 'dimmed')}>{label}</span>
      <span className={classNames(text('serif-20', 'nowrap'), styles.amount)}>
        {sign}
        {symbolFirst && currencySign}
        {amount}
        {!symbolFirst && <> {currencySign}</>}
      </span>
      <span className={text('fine', 'dimmed')}>{help}</span>
    </div>
  );
};
