import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { formatMoney, formatMonthName } from '@valia/i18n/format.ts';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { MoneyFigure } from '../../../components/money-figure.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './amount-figures.module.css';
import { FigureLabel } from './figure-label.tsx';
import { column, row, text } from '../../../components/style/class-names.ts';

type Amounts = Pick<Dashboard, 'totalAmount' | 'averageAmount' | 'amountThisMonth'>;

export const AmountFigures = ({ dashboard }: { dashboard: Amounts }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { totalAmount, averageAmount, amountThisMonth } = dashboard;
  const gain = formatMoney(amountThisMonth, { language });
  const month = formatMonthName(useNow().toISOString(), language);
  return (
    <div className={column({ pad: [16, 24] }, styles.amounts)}>
      <FigureLabel
        text={t`Importe total valorado`}
        meaning={t`Suma del valor central del capital de tus valoraciones completadas en euros, sin las archivadas.`}
      />
      <Link to="/valuations" search={{ status: 'completed' }} className={styles.total}>
        <MoneyFigure value={totalAmount} size="large" />
      </Link>
      {amountThisMonth > 0 && (
        <p className={row({ gap: 6, align: 'center', marginTop: 8 }, text('dimmed'), styles.gain)}>
          <IconArrowUpRight size={16} stroke={1.75} aria-hidden />
          <Trans>
            <strong>{gain}</strong> más en {month}
          </Trans>
        </p>
      )}
      <div className={styles.average}>
        <FigureLabel
          text={t`Valor medio`}
          meaning={t`El importe total valorado entre el número de valoraciones completadas en euros.`}
        />
        <Link
          to="/valuations"
          search={{ status: 'completed', sort: 'equityCentral', direction: 'desc' }}
          className={styles.total}
        >
          {averageAmount === null ? (
            <LargeFigure value="–" size="small" />
          ) : (
            <MoneyFigure value={averageAmount} size="small" />
          )}
        </Link>
      </div>
    </div>
  );
};
