import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { ExampleTag } from './example-tag.tsx';
import styles from './sample-report.module.css';

const [from, to] = [3.9, 5.4];
const place = (millions: number) => ((millions - from) / (to - from)) * 100;
const span = ([low, , high]: readonly [number, number, number]) => ({
  left: `${place(low)}%`,
  width: `${place(high) - place(low)}%`,
});

const Millions = ({ value }: { value: number }) => {
  const amount = formatNumber(value, { language: useLanguage(), decimals: 1 });
  return (
    <small style={{ left: `${place(value)}%` }}>
      <Trans>{amount} M€</Trans>
    </small>
  );
};

const SampleMethods = () => {
  const { t } = useLingui();
  const methods = [
    ['DCF', [4.12, 4.74, 5.31]],
    [t`Múltiplos`, [3.98, 4.44, 4.87]],
    [t`Mixto 60/40`, [4.064, 4.62, 5.134]],
  ] as const;
  return (
    <div className={styles.methods} aria-hidden>
      {methods.map(([name, figures]) => (
        <div key={name} className={styles.method}>
          <span>{name}</span>
          <span className={styles.axis}>
            <i style={span(figures)} />
            <b style={{ left: `${place(figures[1])}%` }} />
          </span>
        </div>
      ))}
      <div className={styles.method}>
        <span />
        <span className={styles.scale}>
          {[4, 4.5, 5].map((value) => (
            <Millions key={value} value={value} />
          ))}
        </span>
      </div>
    </div>
  );
};

/** A report's summary with invented figures. The value combines 60 % of the first method and 40 % of the second. */
export const SampleReport = () => {
  const language = useLanguage();
  const [low, high] = [4_064_000, 5_134_000].map((value) => formatMoney(value, { language }));
  return (
    <div className={styles.report}>
      <p className={styles.head}>
        <span className={styles.brand}>
          <Trans>Tu marca</Trans>
        </span>
        <ExampleTag />
      </p>
      <h3 className={styles.title}>
        <Trans>Informe de valoración</Trans>
      </h3>
      <p className={styles.text}>
        <Trans>
          Fabricación de envases, Valencia
          <br />
          Fecha de valoración: 30/09/2026
        </Trans>
      </p>
      <p className={styles.value}>{formatMoney(4_620_000, { language })}</p>
      <p className={styles.text}>
        <Trans>
          Valor central de los fondos propios
          <br />
          Rango: de {low} a {high}
        </Trans>
      </p>
      <SampleMethods />
    </div>
  );
};
