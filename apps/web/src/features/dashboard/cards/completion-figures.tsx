import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './completion-figures.module.css';
import { FigureLabel } from './figure-label.tsx';
import { statusSegments } from './status-segments.ts';
import { box, column, row, text } from '../../../components/style/class-names.ts';

const looks = {
  figure: column({ align: 'start', justify: 'between', minWidth: 0 }, styles.figure),
  link: box({ minWidth: 24 }, text('undecorated'), styles.link),
  legend: row({ gap: [0, 12], wrap: true, marginTop: 4 }, text('fine', 'dimmed'), styles.legend),
};

/**
 * The number of completed valuations, the completion rate, and the statuses as a bar: one segment per valuation while
 * there are few enough to distinguish.
 */
export const CompletionFigures = ({ byStatus }: { byStatus: Dashboard['byStatus'] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft, in_progress: inProgress, completed } = byStatus;
  const total = draft + inProgress + completed;
  const totalText = formatNumber(total, { language });
  const rate = formatNumber((completed / total) * 100, { language });
  return (
    <div className={column({ pad: [16, 24], borderLeft: 'plain' }, styles.completion)}>
      <div className={row({ gap: 16, justify: 'between' })}>
        <div className={looks.figure}>
          <FigureLabel
            text={t`Valoraciones completadas`}
            meaning={t`Tus valoraciones completadas, de todas las que no están archivadas.`}
          />
          <Link to="/valuations" search={{ status: 'completed' }} className={looks.link}>
            <LargeFigure value={formatNumber(completed, { language })} size="large" />
            <span className={box({ marginLeft: 6 }, text('dimmed'))}>{t`de ${totalText}`}</span>
          </Link>
        </div>
        <div className={looks.figure} data-end>
          <FigureLabel
            text={t`Tasa de finalización`}
            meaning={t`Valoraciones completadas entre todas las no archivadas.`}
          />
          <Link to="/valuations" className={looks.link}>
            <LargeFigure value={rate} unit="%" size="large" />
          </Link>
        </div>
      </div>
      <div className={row({ marginTop: 'auto' }, styles.bar)} aria-hidden>
        {statusSegments(byStatus).map(({ key, status, share }) => (
          <span
            key={key}
            className={styles.segment}
            data-status={status}
            style={{ flexGrow: share }}
          />
        ))}
      </div>
      <StatusLegend byStatus={byStatus} />
    </div>
  );
};

/** The number of valuations of each status, with a link to its list. */
const StatusLegend = ({ byStatus }: { byStatus: Dashboard['byStatus'] }) => {
  const { t } = useLingui();
  const { draft, in_progress: inProgress, completed } = byStatus;
  const legend = [
    {
      status: 'completed',
      text: t`${plural(completed, { one: '# completada', many: '# de completadas', other: '# completadas' })}`,
    },
    {
      status: 'in_progress',
      text: t`${plural(inProgress, { one: '# en curso', many: '# en curso', other: '# en curso' })}`,
    },
    {
      status: 'draft',
      text: t`${plural(draft, { one: '# borrador', many: '# de borradores', other: '# borradores' })}`,
    },
  ] as const;
  return (
    <ul className={looks.legend}>
      {legend.map(({ status, text }) => (
        <li key={status} data-status={status}>
          <Link to="/valuations" search={{ status }}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
};
