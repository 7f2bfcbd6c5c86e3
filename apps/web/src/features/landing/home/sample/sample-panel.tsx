import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { ExampleTag } from './example-tag.tsx';
import { SampleActivity } from './sample-activity.tsx';
import { SampleAmounts } from './sample-amounts.tsx';
import styles from './sample-panel.module.css';

const SampleCards = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const cards = [
    [t`Importe valorado`, formatMoney(42_860_000, { language })],
    [t`Completadas`, '18'],
    [t`Valor medio`, formatMoney(2_381_111, { language })],
    [t`Múltiplo medio`, formatMultiple(5.6, { language })],
    [t`Oportunidades`, '4'],
    [t`Tasa de finalización`, formatRate(0.78, { language, decimals: 0 })],
  ] as const;
  return (
    <dl className={styles.cards}>
      {cards.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
};

const SampleSectors = () => {
  const { t } = useLingui();
  const sectors = [
    [t`Industria`, 5],
    [t`Comercio`, 4],
    [t`Salud`, 3],
    [t`Tecnología`, 3],
    [t`Hostelería`, 2],
    [t`Transporte`, 1],
  ] as const;
  return (
    <div className={styles.sectors}>
      <h3 className={styles.chartTitle}>
        <Trans>Valoraciones por sector</Trans>
      </h3>
      <p className={styles.chartText}>
        <Trans>18 completadas</Trans>
      </p>
      <ul>
        {sectors.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.bar} style={{ width: `${count * 15}%` }} />
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The executive dashboard with invented figures, which are labelled as examples twice. */
export const SamplePanel = () => (
  <section className={styles.panel} aria-labelledby="panel-title">
    <div className={styles.head}>
      <h2 id="panel-title" className={styles.title}>
        <Trans>El panel ejecutivo</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>Así ve su actividad un asesor, de junio a noviembre de 2026</Trans>
      </p>
      <ExampleTag />
    </div>
    <div className={styles.sheet}>
      <SampleCards />
      <div className={styles.charts}>
        <SampleAmounts />
        <SampleSectors />
      </div>
      <SampleActivity />
    </div>
    <p className={styles.note}>
      <Trans>Cifras de muestra. No corresponden a empresas ni a asesores reales.</Trans>
    </p>
  </section>
);
