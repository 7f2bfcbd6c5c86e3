import { Trans, useLingui } from '@lingui/react/macro';
import { LandingSection } from './landing-section.tsx';
import styles from './landing-trace.module.css';

/** How a figure is followed back, drawn with names and without figures. */
const FigureTrace = () => {
  const { t } = useLingui();
  const levels = [
    {
      name: t`Valor de los fondos propios`,
      formula: t`valor de empresa − deuda financiera neta + activos no operativos`,
    },
    { name: t`Valor de empresa`, formula: t`flujos descontados + valor terminal descontado` },
    {
      name: t`Flujo de caja libre`,
      formula: t`EBIT después de impuestos + amortización − inversiones − circulante`,
    },
    {
      name: t`Tu dato`,
      formula: t`las cuentas del último ejercicio y tu hipótesis de crecimiento`,
    },
  ];
  return (
    <ol className={styles.trace}>
      {levels.map(({ name, formula }, depth) => (
        <li key={name} className={styles.level} data-depth={depth}>
          <strong>{name}</strong>
          <span className={styles.formula}>{formula}</span>
        </li>
      ))}
    </ol>
  );
};

/** Every figure leads to its source. */
export const LandingTrace = () => {
  const { t } = useLingui();
  return (
    <LandingSection label={t`La cifra`} title={t`Ninguna cifra sin su origen.`}>
      <div className={styles.columns}>
        <p className={styles.text}>
          <Trans>
            Abre cualquier resultado y verás la fórmula, los datos que la alimentan y de dónde viene
            cada uno: una línea de las cuentas, una hipótesis tuya o un múltiplo con su fuente. Lo
            que no se puede calcular aparece como tal, con el motivo.
          </Trans>
        </p>
        <FigureTrace />
      </div>
    </LandingSection>
  );
};
