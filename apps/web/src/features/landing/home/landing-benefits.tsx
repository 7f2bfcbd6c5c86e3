import { useLingui } from '@lingui/react/macro';
import { PublicSection } from '../frame/public-section.tsx';
import styles from './landing-benefits.module.css';
import { SampleReport } from './sample/sample-report.tsx';

export const LandingBenefits = () => {
  const { t } = useLingui();
  const benefits = [
    [
      t`Ingresos previsibles`,
      t`Ves qué hay en marcha, en qué fase está y cuándo se cobra. Sin perseguir a nadie para saberlo.`,
    ],
    [
      t`Sin prospección`,
      t`La captación la hace Valía. Tu tiempo es para analizar, negociar y cerrar.`,
    ],
    [
      t`Herramientas profesionales`,
      t`Descuento de flujos, múltiplos por sector, sensibilidades, calculadora de honorarios y plantillas de mandato.`,
    ],
    [
      t`Una red que responde`,
      t`Deriva un caso, pide un experto o comparte el encargo. Todo queda por escrito y con plazo.`,
    ],
    [
      t`Informes PDF automáticos`,
      t`Portada, método, hipótesis, gráficos y código de verificación. En castellano, catalán o inglés.`,
    ],
  ] as const;
  return (
    <PublicSection
      id="benefits"
      label={t`Ventajas`}
      title={t`Un departamento de corporate finance para tu despacho.`}
    >
      <div className={styles.columns}>
        <SampleReport />
        <dl className={styles.benefits}>
          {benefits.map(([name, text]) => (
            <div key={name} className={styles.benefit}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PublicSection>
  );
};
