import { useLingui } from '@lingui/react/macro';
import { LandingSection } from './landing-section.tsx';
import styles from './landing-steps.module.css';
import {
  AccountsDrawing,
  AssumptionsDrawing,
  RangeDrawing,
  ReportDrawing,
} from './step-drawings.tsx';

/** From the accounts to the report. */
export const LandingSteps = () => {
  const { t } = useLingui();
  const steps = [
    {
      drawing: <AccountsDrawing />,
      title: t`Las cuentas`,
      text: t`Escribe la cuenta de resultados de los últimos ejercicios y las partidas que separan la empresa de sus fondos propios.`,
    },
    {
      drawing: <AssumptionsDrawing />,
      title: t`Las hipótesis`,
      text: t`Proyecta por crecimiento y margen, fija el coste de capital y el valor terminal, y elige los múltiplos del sector.`,
    },
    {
      drawing: <RangeDrawing />,
      title: t`El valor`,
      text: t`El resultado se recalcula mientras escribes: rango, valor central y el peso de cada método.`,
    },
    {
      drawing: <ReportDrawing />,
      title: t`El informe`,
      text: t`Al completar la valoración, su versión queda congelada y el PDF sale de ella en el idioma de tu cliente.`,
    },
  ];
  return (
    <LandingSection label={t`Cómo funciona`} title={t`De las cuentas al informe, en cuatro pasos.`}>
      <ol className={styles.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li key={title} className={styles.step}>
            <span className={styles.drawing}>{drawing}</span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
};
