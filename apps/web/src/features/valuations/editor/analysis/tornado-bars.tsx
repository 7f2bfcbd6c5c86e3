import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import { useMoney } from '../use-money.ts';
import { AnalysisNote } from './analysis-note.tsx';
import { FailedAnalysisNote } from './failed-analysis-note.tsx';
import styles from './tornado-bars.module.css';
import { useSwingText } from './use-swing-text.ts';
import { useDriverName } from './use-driver-name.ts';
import type { AnalysisAnswers } from './worker/analysis-question.ts';

interface TornadoBarsProps {
  /** Undefined until it is there. */
  tornado: AnalysisAnswers['tornado'] | undefined;
  central: number;
  /** Beside the work there is no room for how far each driver is moved. */
  narrow?: boolean;
}

const noTornado: NonNullable<AnalysisAnswers['tornado']> = { bars: [], withoutBar: [] };
const trueMinus = '\u2212';
const room = 0.5;
const percent = (value: number): string => `${value.toFixed(2)}%`;

interface EndsProps {
  /** Changes of the value, money. */
  unfavourable: number;
  favourable: number;
  widest: number;
}

/** The two ends of a driver, each with its change. */
const Ends = ({ widest, ...changes }: EndsProps) => {
  const { language } = useEditor();
  const { whole } = useMoney();
  const textOf = (change: number): string => {
    const size = Math.abs(whole(change));
    if (size < 0.5) return '';
    return `${change < 0 ? trueMinus : '+'}${formatNumber(size, { language })}`;
  };
  return (
    <span className={styles.track}>
      {(['unfavourable', 'favourable'] as const).map((kind) => {
        const change = changes[kind];
        return (
          <span
            key={kind}
            className={styles.end}
            data-kind={kind}
            data-side={change < 0 ? 'left' : 'right'}
            style={{ width: percent((Math.abs(change) / widest) * 50 * room) }}
          >
            <span className={styles.change}>{textOf(change)}</span>
          </span>
        );
      })}
    </span>
  );
};

/** One bar each way from the central value for every driver, its change written beside it. */
export const TornadoBars = ({ tornado, central, narrow = false }: TornadoBarsProps) => {
  const driverName = useDriverName();
  const { money } = useMoney();
  const swingOf = useSwingText();
  if (tornado === null) return <FailedAnalysisNote />;
  const { bars, withoutBar } = tornado ?? noTornado;
  const missing = withoutBar.map((driver) => `«${driverName(driver)}»`).join(', ');
  const changes = bars.flatMap(({ unfavourable, favourable }) => [
    Math.abs(unfavourable - central),
    Math.abs(favourable - central),
  ]);
  const widest = Math.max(...changes, 0) || 1;
  return (
    <div className={styles.chart} data-narrow={narrow || undefined}>
      <div className={styles.axis} aria-hidden>
        <span>{money(central)}</span>
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
