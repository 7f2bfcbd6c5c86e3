import { Trans } from '@lingui/react/macro';
import type { TornadoMark } from '@valia/figures/tornado/tornado-figure.ts';
import { AnalysisNote } from '../../result/analysis-note.tsx';
import { FailedAnalysisNote } from '../failed-analysis-note.tsx';
import { DrawnLabel } from '../../../../../components/drawing/drawn-label.tsx';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import { type TornadoScale, tornadoScale, placeTornadoBars } from './place-tornado-bars.ts';
import styles from './tornado-bars.module.css';
import type { useTornado } from './use-tornado.ts';
import { box, classNames, row, stack, text } from '../../../../../components/style/class-names.ts';

const looks = {
  axis: box(
    { position: 'relative', height: 20 },
    text('fine', 'strong', 'accent', 'center'),
    styles.axis,
  ),
  swing: classNames(text('fine', 'dimmed', 'end'), styles.swing),
  key: row({ gap: 12, justify: 'center' }, text('fine', 'dimmed'), styles.key),
};

interface TornadoBarsProps extends ReturnType<typeof useTornado> {
  /** Whether it is in the side panel, which has no room for the size of each driver's change. */
  narrow?: boolean;
}

const kinds = ['unfavourable', 'favourable'] as const;

const endsOf = (mark: TornadoMark) =>
  kinds.map((kind) => ({ kind, change: mark[kind].change, text: mark[kind].changeText }));

/** The two ends of a driver, each with the change in value. */
const Ends = ({ mark, scale }: { mark: TornadoMark; scale: TornadoScale }) => {
  const bars = placeTornadoBars(endsOf(mark), scale);
  return (
    <span className={box({ position: 'relative', height: 20 }, styles.track)}>
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

/** For every driver, one bar in each direction from the central value, with the change beside it. */
export const TornadoBars = ({ figure, hasFailed, narrow = false }: TornadoBarsProps) => {
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  if (hasFailed) return <FailedAnalysisNote />;
  const marks = figure?.marks ?? [];
  const ends = marks.flatMap(endsOf);
  const scale = tornadoScale(
    ends.map(({ change }) => change),
    { texts: ends.map(({ text }) => text), width },
  );
  return (
    <div className={styles.chart} data-narrow={narrow || undefined}>
      <div ref={ref} className={looks.axis} aria-hidden>
        <span>{figure?.line.text}</span>
      </div>
      <ul className={styles.rows}>
        {marks.map((mark) => (
          <li key={mark.driver} className={stack({ align: 'center' }, styles.row)}>
            <span className={styles.name}>{mark.name}</span>
            <span className={looks.swing}>{mark.swing}</span>
            <Ends mark={mark} scale={scale} />
          </li>
        ))}
      </ul>
      <p className={looks.key} aria-hidden>
        <span data-kind="unfavourable">
          <Trans>peor hipótesis</Trans>
        </span>
        <span data-kind="favourable">
          <Trans>mejor hipótesis</Trans>
        </span>
      </p>
      {figure !== null && figure.missing !== '' && <AnalysisNote>{figure.missing}</AnalysisNote>}
    </div>
  );
};
