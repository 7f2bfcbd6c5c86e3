import { Trans, useLingui } from '@lingui/react/macro';
import { PublicSection } from '../frame/public-section.tsx';
import styles from './landing-steps.module.css';
import {
  AssignmentDrawing,
  EvaluationDrawing,
  PaymentDrawing,
  RequestDrawing,
} from './step-drawings.tsx';

const useSteps = () => {
  const { t } = useLingui();
  return [
    {
      title: t`Solicitud`,
      text: (
        <Trans>
          Cuéntanos tu experiencia y tus especialidades. <strong>Cinco campos.</strong>
        </Trans>
      ),
      drawing: <RequestDrawing />,
    },
    {
      title: t`Evaluación`,
      text: (
        <Trans>
          Revisamos tu perfil y te respondemos <strong>en 48 horas.</strong>
        </Trans>
      ),
      drawing: <EvaluationDrawing />,
    },
    {
      title: t`Asignación`,
      text: (
        <Trans>
          Recibes oportunidades que encajan con tu perfil. <strong>Te avisamos al momento.</strong>
        </Trans>
      ),
      drawing: <AssignmentDrawing />,
    },
    {
      title: t`Cobro`,
      text: (
        <Trans>
          Cada comisión enseña su estado: <strong>estimada, devengada, aprobada y pagada.</strong>
        </Trans>
      ),
      drawing: <PaymentDrawing />,
    },
  ];
};

/** The four steps from the request to the payment. */
export const LandingSteps = () => {
  const { t } = useLingui();
  const steps = useSteps();
  return (
    <PublicSection
      id="how"
      label={t`Cómo funciona`}
      title={t`De la solicitud al cobro, en cuatro pasos.`}
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, drawing }) => (
          <li key={title} className={styles.step}>
            {drawing}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
};
