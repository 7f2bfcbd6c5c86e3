import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '@valia/i18n/format.ts';
import { formatShortRange } from '@valia/i18n/format-scaled-money.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { StatusMenu } from '../../../components/status-menu.tsx';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sectorName } from '../../../lib/sector-name.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { ListItem } from './list-totals.ts';
import { useShortTypes } from './use-short-types.ts';
import { TagList } from './tag-list.tsx';
import styles from './valuation-cards.module.css';
import { ValuationRange } from './valuation-range.tsx';
import type { ResultsProps } from './valuation-table.tsx';

/** One valuation on a phone. */
export const ValuationCard = ({
  valuation,
  ...results
}: ResultsProps & { valuation: ListItem }) => {
  const { t } = useLingui();
  const { scale, shownStatus, changeStatus, selection, companyOf } = results;
  const company = companyOf(valuation);
  const isSelected = selection.isSelected(valuation);
  return (
    <div className={styles.card} data-selected={isSelected || undefined}>
      <Checkbox
        className={styles.checkbox}
        checked={isSelected}
        onChange={() => selection.toggle(valuation, { extend: false })}
        aria-label={t`Seleccionar ${company}`}
      />
      <Link to="/valuation/$id" params={{ id: valuation.id }} className={styles.company}>
        {company}
      </Link>
      <StatusMenu
        status={shownStatus(valuation)}
        companyName={company}
        isFixed={valuation.access === 'read'}
        onChange={(to) => void changeStatus(valuation, to)}
      />
      <CardAbout valuation={valuation} />
      <div className={styles.range}>
        <ValuationRange valuation={valuation} scale={scale} />
      </div>
      <CardValue valuation={valuation} />
    </div>
  );
};

const CardAbout = ({ valuation }: { valuation: ListItem }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const shortTypes = useShortTypes();
  const { type, method, sector, ownerName, tags } = valuation;
  const about = [
    shortTypes[type],
    i18n._(valuationTerms.methodNames[method]),
    ...(sector === null ? [] : [sectorName(sector, language)]),
    ...(ownerName === null ? [] : [t`de ${ownerName}`]),
  ].join(' · ');
  return (
    <p className={styles.about}>
      {about} <TagList tags={tags} />
    </p>
  );
};

const CardValue = ({ valuation }: { valuation: ListItem }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { equityLow, equityCentral, equityHigh, currency, updatedAt } = valuation;
  return (
    <p className={styles.figures}>
      {equityCentral === null ? (
        <span className={styles.dimmed}>{t`Sin calcular`}</span>
      ) : (
        <strong className={styles.value}>
          {formatMoney(equityCentral, { language, currency })}
        </strong>
      )}
      {equityLow !== null && equityHigh !== null && (
        <span className={styles.dimmed}>
          {formatShortRange(equityLow, equityHigh, { language, currency })}
        </span>
      )}
      <time className={styles.date} dateTime={updatedAt}>
        {describeMoment(updatedAt, { i18n, language, now })}
      </time>
    </p>
  );
};
