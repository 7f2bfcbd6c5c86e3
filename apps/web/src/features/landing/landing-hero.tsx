import { Trans } from '@lingui/react/macro';
import styles from './landing-hero.module.css';
import { PublicActions } from './public-actions.tsx';

const Facts = () => (
  <dl className={styles.facts}>
    <div className={styles.fact}>
      <dt>
        <Trans>Métodos</Trans>
      </dt>
      <dd>
        <Trans>Descuento de flujos, múltiplos y mixto</Trans>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>
        <Trans>Cifras</Trans>
      </dt>
      <dd>
        <Trans>Cada una con su fórmula y sus datos</Trans>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>
        <Trans>Sectores</Trans>
      </dt>
      <dd>
        <Trans>Múltiplos EV/EBITDA con fuente y fecha</Trans>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>
        <Trans>Resultado</Trans>
      </dt>
      <dd>
        <Trans>Un rango con su valor central, al momento</Trans>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>
        <Trans>Informes</Trans>
      </dt>
      <dd>
        <Trans>PDF accesible en castellano, catalán e inglés</Trans>
      </dd>
    </div>
  </dl>
);

/** What the product is, in one breath. */
export const LandingHero = () => (
  <section className={styles.hero}>
    <h1 tabIndex={-1} className={styles.title}>
      <Trans>Valora una empresa y enseña de dónde sale cada cifra.</Trans>
    </h1>
    <div className={styles.columns}>
      <div>
        <p className={styles.lead}>
          <Trans>
            Valía es la mesa de trabajo de los asesores que valoran pymes. Introduces las cuentas,
            decides las hipótesis y ves el valor al momento; cuando está listo, entregas el informe.
          </Trans>
        </p>
        <div className={styles.actions}>
          <PublicActions place="hero" />
        </div>
      </div>
      <Facts />
    </div>
  </section>
);
