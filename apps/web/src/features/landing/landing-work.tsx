import { useLingui } from '@lingui/react/macro';
import { LandingSection } from './landing-section.tsx';
import styles from './landing-work.module.css';

/** What an adviser can count on, each line kept by the product today. */
export const LandingWork = () => {
  const { t } = useLingui();
  const lines = [
    {
      title: t`Tres tipos de valoración`,
      text: t`La empresa propia, la de un cliente o una posible adquisición.`,
    },
    {
      title: t`Tus valoraciones son tuyas`,
      text: t`Su contenido no lo ve nadie más: ni otros asesores ni quienes administran la plataforma.`,
    },
    {
      title: t`Nada se pisa`,
      text: t`Si editas la misma valoración en dos ventanas, la segunda te avisa en lugar de sobrescribir.`,
    },
    {
      title: t`Una versión congelada`,
      text: t`Una valoración completada guarda sus datos, sus múltiplos y la versión del cálculo, y el informe los cita.`,
    },
    {
      title: t`Tres idiomas`,
      text: t`La aplicación y los informes, en castellano, catalán e inglés.`,
    },
  ];
  return (
    <LandingSection
      label={t`Tu trabajo`}
      title={t`Hecha para entregar, y para defender lo que entregas.`}
    >
      <dl className={styles.lines}>
        {lines.map(({ title, text }) => (
          <div key={title} className={styles.line}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
};
