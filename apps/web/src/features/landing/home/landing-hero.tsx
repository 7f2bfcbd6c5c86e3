import { Trans, useLingui } from '@lingui/react/macro';
import buttons from '../frame/public-button.module.css';
import styles from './landing-hero.module.css';

const Facts = () => {
  const { t } = useLingui();
  const facts = [
    [t`Ingresos`, t`Comisiones con estado y fecha a la vista`],
    [t`Prospección`, t`Ninguna: las oportunidades te llegan asignadas`],
    [t`Herramientas`, t`DCF, múltiplos, honorarios y plantillas`],
    [t`Red`, t`Derivaciones y trabajo conjunto entre asesores`],
    [t`Informes`, t`PDF automático, con tu marca y en tres idiomas`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A short statement of what the platform offers an adviser. */
export const LandingHero = () => (
  <section id="hero" className={styles.hero}>
    <h1 tabIndex={-1} className={styles.title}>
      <Trans>
        <span>Ingresos previsibles,</span> <span>sin salir a buscar clientes.</span>
      </Trans>
    </h1>
    <div className={styles.columns}>
      <div>
        <p className={styles.lead}>
          <Trans>
            Valía asigna empresas que quieren conocer su valor, vender o comprar a asesores
            financieros independientes. Tú pones el criterio; la plataforma, las oportunidades, las
            herramientas y el informe.
          </Trans>
        </p>
        <p className={styles.actions}>
          <a href="/register" className={`${buttons.ink} ${buttons.large}`} data-hero-request>
            <Trans>Solicitar colaboración</Trans>
          </a>
          <a href="#how" className={buttons.plain}>
            <Trans>Ver cómo funciona</Trans>
          </a>
        </p>
        <p className={styles.promise}>
          <Trans>Evaluamos cada candidatura en 48 horas.</Trans>
        </p>
      </div>
      <Facts />
    </div>
  </section>
);
