import { Trans, useLingui } from '@lingui/react/macro';
import { PublicSection } from '../frame/public-section.tsx';
import styles from './landing-users.module.css';

const useUses = () => {
  const { t } = useLingui();
  return [
    {
      who: t`Asesoría fiscal y contable`,
      use: t`Poner cifra a la empresa del cliente de siempre cuando llega la jubilación o el relevo.`,
      from: t`Valoración de empresa de cliente`,
      to: t`Informe PDF y derivación`,
    },
    {
      who: t`Especialista en M&A`,
      use: t`Preparar un rango defendible antes de la primera oferta, y comparar honorarios.`,
      from: t`DCF con sensibilidades`,
      to: t`Rango con sus hipótesis`,
    },
    {
      who: t`Economista o auditor`,
      use: t`Documentar una separación de socios con cada hipótesis y cada fuente a la vista.`,
      from: t`Cuentas por partida del PGC`,
      to: t`Informe con verificación`,
    },
    {
      who: t`Experto en reestructuración`,
      use: t`Enseñar al banco qué vale el negocio en cada escenario, y qué deuda soporta.`,
      from: t`Escenarios y ratios`,
      to: t`Comparación de versiones`,
    },
  ];
};

/** The uses of the platform for each kind of practice. It contains no testimonials, because nobody was interviewed. */
export const LandingUsers = () => {
  const { t } = useLingui();
  const users = useUses();
  return (
    <PublicSection
      id="users"
      label={t`Quién la usa`}
      title={t`Cuatro despachos distintos, la misma mesa de trabajo.`}
    >
      <ul className={styles.users}>
        {users.map(({ who, use, from, to }) => (
          <li key={who} className={styles.user}>
            <h3>{who}</h3>
            <p className={styles.use}>{use}</p>
            <dl className={styles.way}>
              <dt>
                <Trans>Empieza por</Trans>
              </dt>
              <dd>{from}</dd>
              <dt>
                <Trans>Termina en</Trans>
              </dt>
              <dd>{to}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>
          Describimos usos, no personas. Publicaremos testimonios firmados cuando sus autores nos
          den permiso.
        </Trans>
      </p>
    </PublicSection>
  );
};
