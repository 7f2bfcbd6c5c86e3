import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import type { ValuationSummary } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { StatusMenu } from '../../valuations/shared/status-menu.tsx';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useChangeValuationStatus } from '../../valuations/shared/use-change-valuation-status.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './latest-valuations.module.css';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  head: row(
    { gap: 16, align: 'center', justify: 'between', height: 44, padX: 20, borderBottom: 'plain' },
    styles.head,
  ),
  row: stack({ gap: [2, 12], columns: 'main-end', align: 'center', pad: [10, 20] }, styles.row),
  company: box(
    { overflow: 'hidden', padY: 2 },
    text('medium', 'undecorated', 'ellipsis', 'nowrap'),
    styles.company,
  ),
  about: box({ overflow: 'hidden' }, text('fine', 'dimmed', 'ellipsis', 'nowrap')),
  date: box({ overflow: 'hidden' }, text('fine', 'dimmed', 'ellipsis', 'nowrap', 'end')),
};

/** The valuations changed last, each with a control for its status. */
export const LatestValuations = ({ valuations }: { valuations: readonly ValuationSummary[] }) => {
  const { t } = useLingui();
  const { shownStatus, changeStatus } = useChangeValuationStatus();
  return (
    <Sheet as="section" label={t`Actividad reciente`}>
      <div className={looks.head}>
        <h2 className={text('sans-600')}>
          <Trans>Actividad reciente</Trans>
        </h2>
        <Link to="/valuations" className={box({ padY: 6 })}>
          <Trans>Ver todas</Trans>
        </Link>
      </div>
      <ul>
        {valuations.map((valuation) => (
          <LatestValuation
            key={valuation.id}
            valuation={valuation}
            status={shownStatus(valuation)}
            onChangeStatus={(to) => void changeStatus(valuation, to)}
          />
        ))}
      </ul>
    </Sheet>
  );
};

interface LatestValuationProps {
  valuation: ValuationSummary;
  status: ValuationStatus;
  onChangeStatus: (to: ValuationStatus) => void;
}

const LatestValuation = ({ valuation, status, onChangeStatus }: LatestValuationProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { id, type, sector, updatedAt } = valuation;
  const company = valuation.companyName === '' ? t`Empresa sin nombre` : valuation.companyName;
  const about = [
    i18n._(valuationTerms.types[type]),
    ...(sector === null ? [] : [sectorName(sector, language)]),
  ].join(' · ');
  return (
    <li className={looks.row}>
      <Link to="/valuation/$id" params={{ id }} className={looks.company} title={company}>
        {company}
      </Link>
      <StatusMenu status={status} companyName={company} onChange={onChangeStatus} />
      <span className={looks.about}>{about}</span>
      <time className={looks.date} dateTime={updatedAt}>
        {describeMoment(updatedAt, { i18n, language, now })}
      </time>
    </li>
  );
};
