import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatMillions, formatMoney } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { StatusMenu } from '../../../components/status-menu.tsx';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sectorName } from '../../../lib/sector-name.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { ListItem } from './list-totals.ts';
import styles from './valuation-cards.module.css';
import { ValuationRange } from './valuation-range.tsx';
import type { ResultsProps } from './valuation-table.tsx';

/** The table's rows as cards, for a phone. */
export const ValuationCards = ({ items, scale, shownStatus, changeStatus }: ResultsProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (
    <ul className={styles.cards}>
      {items.map((valuation) => {
        const { id, type, method, sector, updatedAt } = valuation;
        const company =
          valuation.companyName === '' ? t`Empresa sin nombre` : valuation.companyName;
        const about = [
          i18n._(valuationTerms.types[type]),
          i18n._(valuationTerms.methodNames[method]),
          ...(sector === null ? [] : [sectorName(sector, language)]),
        ].join(' · ');
        return (
          <li key={id} className={styles.card}>
            <Link to="/valuation/$id" params={{ id }} className={styles.company}>
              {company}
            </Link>
            <StatusMenu
              status={shownStatus(valuation)}
              companyName={company}
              onChange={(to) => void changeStatus(valuation, to)}
            />
            <p className={styles.about}>{about}</p>
            <div className={styles.range}>
              <ValuationRange valuation={valuation} scale={scale} />
            </div>
            <CardValue valuation={valuation} />
            <time className={styles.date} dateTime={updatedAt}>
              {describeMoment(updatedAt, { i18n, language, now })}
            </time>
          </li>
        );
      })}
    </ul>
  );
};

const CardValue = ({ valuation }: { valuation: ListItem }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { equityLow, equityCentral, equityHigh, currency } = valuation;
  if (equityCentral === null) return <p className={styles.about}>{t`Sin calcular`}</p>;
  const low = formatMillions(equityLow ?? 0, { language });
  const high = formatMillions(equityHigh ?? 0, { language });
  return (
    <p>
      <strong className={styles.value}>{formatMoney(equityCentral, { language, currency })}</strong>
      {equityLow !== null && equityHigh !== null && (
        <span className={styles.span}>{t`${low} – ${high} M€`}</span>
      )}
    </p>
  );
};
