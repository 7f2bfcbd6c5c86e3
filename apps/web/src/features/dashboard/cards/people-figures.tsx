import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { formatDayMonth, formatNumber } from '@valia/i18n/format.ts';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { FigureLabel } from './figure-label.tsx';
import styles from './people-figures.module.css';
import { box, column, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  link: box({ minWidth: 24 }, text('undecorated'), styles.link),
  note: box({ marginTop: 2 }, text('fine', 'dimmed')),
  leads: row(
    { gap: 16, align: 'center', span: 'all', pad: [10, 20], borderTop: 'plain' },
    styles.leads,
  ),
  see: row(
    { inline: true, gap: 6, align: 'center', flex: 'none', minHeight: 32 },
    text('medium', 'nowrap'),
    styles.see,
  ),
};

/** The number of clients, referrals and leads. */
export const PeopleFigures = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { activeClients, activeClientsThisMonth, references, referencesPending } = dashboard;
  return (
    <div className={stack({ columns: 2, borderLeft: 'plain' }, styles.people)}>
      <div className={column({ align: 'start', pad: [16, 20] }, styles.cell)}>
        <FigureLabel
          text={t`Clientes activos`}
          meaning={t`Empresas distintas cuyas valoraciones de cliente has cambiado en los últimos 12 meses.`}
        />
        <Link
          to="/valuations"
          search={{ type: 'client_business', updated: '12m' }}
          className={looks.link}
        >
          <LargeFigure value={formatNumber(activeClients, { language })} size="medium" />
        </Link>
        <p className={looks.note}>
          {activeClientsThisMonth === 0
            ? t`Ninguno nuevo este mes`
            : t`${plural(activeClientsThisMonth, { one: '# nuevo este mes', many: '# de nuevos este mes', other: '# nuevos este mes' })}`}
        </p>
      </div>
      <div className={column({ align: 'start', pad: [16, 20] }, styles.cell)}>
        <FigureLabel
          text={t`Mis referencias`}
          meaning={t`Solicitudes de colaboración que has enviado.`}
        />
        <Link to="/my-referrals" className={looks.link}>
          <LargeFigure value={formatNumber(references, { language })} size="medium" />
        </Link>
        <p className={looks.note}>
          {referencesPending === 0
            ? t`Ninguna sin respuesta`
            : t`${plural(referencesPending, { one: '# sin respuesta', many: '# sin respuesta', other: '# sin respuesta' })}`}
        </p>
      </div>
      <LeadsFigure dashboard={dashboard} />
    </div>
  );
};

/** The leads assigned to the user; new ones are the most important. */
const LeadsFigure = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { leads, leadsNew, oldestNewLeadAt } = dashboard;
  const since = oldestNewLeadAt === null ? '' : formatDayMonth(oldestNewLeadAt, language, now);
  const fresh = t`${plural(leadsNew, { one: `# nuevo sin contactar, desde el ${since}`, many: `# de nuevos sin contactar, el primero desde el ${since}`, other: `# nuevos sin contactar, el primero desde el ${since}` })}`;
  return (
    <div className={looks.leads} data-new={leadsNew > 0 || undefined}>
      <LargeFigure value={formatNumber(leads, { language })} size="medium" />
      <div className={box({ flex: 1, minWidth: 0 })}>
        <FigureLabel
          text={t`${plural(leads, { one: 'lead asignado', many: 'leads asignados', other: 'leads asignados' })}`}
          meaning={t`Oportunidades de venta que el equipo te ha asignado.`}
        />
        <p className={looks.note}>{oldestNewLeadAt === null ? t`Ninguno nuevo` : fresh}</p>
      </div>
      <Link to="/my-leads" className={looks.see}>
        <Trans>Ver leads</Trans>
        <IconArrowRight size={16} stroke={1.75} aria-hidden />
      </Link>
    </div>
  );
};
