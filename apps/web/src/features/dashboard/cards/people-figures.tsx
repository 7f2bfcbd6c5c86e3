import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { FigureLabel } from './figure-label.tsx';
import styles from './people-figures.module.css';

/** Clients, references and leads. */
export const PeopleFigures = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { activeClients, activeClientsThisMonth, references, referencesPending } = dashboard;
  return (
    <div className={styles.people}>
      <div className={styles.cell}>
        <FigureLabel
          text={t`Clientes activos`}
          meaning={t`Empresas distintas cuyas valoraciones de cliente has cambiado en los últimos 12 meses.`}
        />
        <Link
          to="/valuations"
          search={{ type: 'client_business', updated: '12m' }}
          className={styles.link}
        >
          <LargeFigure value={formatNumber(activeClients, { language })} size="medium" />
        </Link>
        <p className={styles.note}>
          {activeClientsThisMonth === 0
            ? t`Ninguno nuevo este mes`
            : t`${plural(activeClientsThisMonth, { one: '# nuevo este mes', many: '# de nuevos este mes', other: '# nuevos este mes' })}`}
        </p>
      </div>
      <div className={styles.cell}>
        <FigureLabel
          text={t`Mis referencias`}
          meaning={t`Solicitudes de colaboración que has enviado.`}
        />
        <LargeFigure value={formatNumber(references, { language })} size="medium" />
        <p className={styles.note}>
          {referencesPending === 0
            ? t`Ninguna sin respuesta`
            : t`${plural(referencesPending, { one: '# sin respuesta', many: '# sin respuesta', other: '# sin respuesta' })}`}
        </p>
      </div>
      <LeadsFigure dashboard={dashboard} />
    </div>
  );
};

/** The leads assigned to me; new ones are what matters most today. */
const LeadsFigure = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { leads, leadsNew } = dashboard;
  return (
    <div className={styles.leads} data-new={leadsNew > 0 || undefined}>
      <LargeFigure value={formatNumber(leads, { language })} size="medium" />
      <div>
        <FigureLabel
          text={t`${plural(leads, { one: 'lead asignado', many: 'leads asignados', other: 'leads asignados' })}`}
          meaning={t`Oportunidades de venta que el equipo te ha asignado.`}
        />
        <p className={styles.note}>
          {leadsNew === 0
            ? t`Ninguno nuevo`
            : t`${plural(leadsNew, { one: '# nuevo sin contactar', many: '# de nuevos sin contactar', other: '# nuevos sin contactar' })}`}
        </p>
      </div>
    </div>
  );
};
