import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { labelWidth } from '../model/label-width.ts';
import { useMoney } from '../use-money.ts';
import { AnalysisNote } from './analysis-note.tsx';
import { FailedAnalysisNote } from './failed-analysis-note.tsx';
import styles from './tornado-bars.module.css';
import { useSwingText } from './use-swing-text.ts';
import { useDriverName } from './use-driver-name.ts';
import { changesOf, isWritten, useTornadoMoney } from './use-tornado-money.ts';
import type { AnalysisAnswers } from './worker/analysis-question.ts';

interface TornadoBarsProps {
  /** Undefined until it is there. */
  tornado: AnalysisAnswers['tornado'] | undefined;
  central: number;
  /** Beside the work there is no room for how far each driver is moved. */
  narrow?: boolean;
}

const noTornado: NonNullable<AnalysisAnswers['tornado']> = { bars: [], withoutBar: [] };
interface EndsProps {
  /** Changes of the value, money. */
  unfavourable: number;
  favourable: number;
  widest: number;
  text: (change: number) => string;
}

type ShareStyle = CSSProperties & { '--share': string };

/** The two ends of a driver, each with its change. */
const Ends = ({ widest, text, ...changes }: EndsProps) => (
  <span className={styles.track}>
    {(['unfavourable', 'favourable'] as const).map((kind) => {
      const change = changes[kind];
      const share: ShareStyle = { '--share': (Math.abs(change) / widest).toFixed(4) };
      return (
        <span
          key={kind}
          className={styles.end}
          data-kind={kind}
          data-side={change < 0 ? 'left' : 'right'}
          style={share}
        >
          <span className={styles.change}>{text(change)}</span>
        </span>
      );
    })}
  </span>
);

/** One bar each way from the central value for every driver, its change written beside it. */
export const TornadoBars = ({ tornado, central: value, narrow = false }: TornadoBarsProps) => {
  const { printedMoney } = useMoney();
  const central = printedMoney(value);
  const driverName = useDriverName();
  const swingOf = useSwingText();
  const { bars: all, withoutBar } = tornado ?? noTornado;
  const missing = withoutBar.map((driver) => `«${driverName(driver)}»`).join(', ');
  const texts = useTornadoMoney(all, central);
  const bars = all.filter((bar) => isWritten(texts, changesOf([bar], central)));
  const changes = changesOf(bars, central).map(Math.abs);
  if (tornado === null) return <FailedAnalysisNote />;
  const widest = Math.max(...changes, 0) || 1;
  const label = labelWidth(changesOf(bars, central).map(texts.change));
  return (
    <div className={styles.chart} data-narrow={narrow || undefined} style={label}>
      <div className={styles.axis} aria-hidden>
        <span>{texts.central}</span>
      </div>
      <ul className={styles.rows}>
        {bars.map(({ driver, unfavourable, favourable }) => (
          <li key={driver} className={styles.row}>
            <span className={styles.name}>{driverName(driver)}</span>
            <span className={styles.swing}>{swingOf(driver)}</span>
            <Ends
              unfavourable={unfavourable - central}
              favourable={favourable - central}
              widest={widest}
              text={texts.change}
            />
          </li>
        ))}
      </ul>
      <p className={styles.key} aria-hidden>
        <span data-kind="unfavourable">
          <Trans>peor hipótesis</Trans>
        </span>
        <span data-kind="favourable">
          <Trans>mejor hipótesis</Trans>
        </span>
      </p>
      {missing !== '' && (
        <AnalysisNote>
          <Trans>Sin barra: {missing}. Con ese cambio la valoración no tiene valor.</Trans>
        </AnalysisNote>
      )}
    </div>
  );
};
