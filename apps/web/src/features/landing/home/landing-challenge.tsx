import { Trans, useLingui } from '@lingui/react/macro';
import { PublicSection } from '../frame/public-section.tsx';
import styles from './landing-challenge.module.css';
import { YearOfIncome } from './sample/year-of-income.tsx';

const useComparison = () => {
  const { t } = useLingui();
  return [
    [
      t`Ingresos`,
      t`Dependen del último encargo cerrado.`,
      t`Varias oportunidades en marcha, cada una con su fase y su comisión estimada.`,
    ],
    [
      t`Captación`,
      t`Llamadas, cafés y propuestas que nadie paga.`,
      t`Propietarios que ya han pedido ayuda para vender, comprar o valorar.`,
    ],
    [
      t`Cálculo`,
      t`Una hoja distinta para cada cliente.`,
      t`Un solo motor: cada cifra se abre y enseña su fórmula, sus datos y su fuente.`,
    ],
    [
      t`Informe`,
      t`Dos tardes copiando tablas y cuadrando páginas.`,
      t`El PDF sale de la propia valoración, con tu marca.`,
    ],
    [
      t`Criterio`,
      t`Decides en solitario.`,
      t`Otro asesor a mano cuando el caso no es de tu especialidad.`,
    ],
  ] as const;
};

const Comparison = () => {
  const { t } = useLingui();
  const rows = useComparison();
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="What is compared">Aspecto</Trans>
          </th>
          <th scope="col">
            <Trans>Por tu cuenta</Trans>
          </th>
          <th scope="col">
            <Trans>Con Valía</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([subject, alone, together]) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            <td data-label={t`Por tu cuenta`}>{alone}</td>
            <td data-label={t`Con Valía`}>{together}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The difficulties of advisers, beside what the platform changes. */
export const LandingChallenge = () => {
  const { t } = useLingui();
  return (
    <PublicSection
      id="challenge"
      label={t`El reto`}
      title={t`Sabes valorar empresas. Lo difícil es que el próximo encargo llegue a tiempo.`}
    >
      <div className={styles.columns}>
        <YearOfIncome />
        <Comparison />
      </div>
    </PublicSection>
  );
};
