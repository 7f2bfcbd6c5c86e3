import { Trans } from '@lingui/react/macro';
import { AnalysisNote } from '../analysis-note.tsx';
import { FailedAnalysisNote } from '../failed-analysis-note.tsx';
import { DrawnLabel } from '../../../../../components/drawing/drawn-label.tsx';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import { type EndsScale, endsScale, placeEnds } from './place-ends.ts';
import styles from './tornado-bars.module.css';
import { useSwingText } from './use-swing-text.ts';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { changesOf, isWritten, useTornadoMoney } from './use-tornado-money.ts';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';

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
  scale: EndsScale;
  text: (change: number) => string;
}

const kinds = ['unfavourable', 'favourable'] as const;

/** The two ends of a driver, each with its change. */
const Ends = ({ scale, text, ...changes }: EndsProps) => {
  const ends = kinds.map((kind) => ({ kind, change: changes[kind], text: text(changes[kind]) }));
  const bars = placeEnds(ends, scale);
  return (
    <span className={styles.track}>
      {bars.map(({ kind, bar }) => (
        <span
          key={kind}
          className={styles.bar}
          data-end={kind}
          style={{ left: bar.from, width: bar.to - bar.from }}
        />
      ))}
      {bars.map(({ kind, text: written, label }) => (
        <DrawnLabel key={kind} {...label}>
          {written}
        </DrawnLabel>
      ))}
    </span>
  );
};

/** One bar each way from the central value for every driver, its change written beside it. */
export const TornadoBars = ({ tornado, central, narrow = false }: TornadoBarsProps) => {
  const driverName = useDriverName();
  const swingOf = useSwingText();
  const { bars: all, withoutBar } = tornado ?? noTornado;
  const missing = withoutBar.map((driver) => `«${driverName(driver)}»`).join(', ');
  const texts = useTornadoMoney(all, central);
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  const bars = all.filter((bar) => isWritten(texts, changesOf([bar], central)));
  const changes = changesOf(bars, central);
  if (tornado === null) return <FailedAnalysisNote />;
  const scale = endsScale(changes, { texts: changes.map(texts.change), width });
  return (
    <div className={styles.chart} data-narrow={narrow || undefined}>
      <div ref={ref} className={styles.axis} aria-hidden>
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
              scale={scale}
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
