import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useMoney } from '../../document/use-money.ts';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { AxisLabels } from '../../../../../components/drawing/axis-labels.tsx';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import styles from './convergence-chart.module.css';
import { percentScale } from '../../../../../components/drawing/axis-ticks.ts';
import type { ConvergencePoint } from './convergence-points.ts';
import { box } from '../../../../../components/style/class-names.ts';

const looks = {
  plot: box({ display: 'block', width: 'full', borderBottom: 'strong' }, styles.plot),
};

interface ConvergenceChartProps {
  points: readonly ConvergencePoint[];
  converged: boolean;
}

const Band = ({ points, trials }: { points: readonly ConvergencePoint[]; trials: number }) => {
  const scale = percentScale(
    Math.min(...points.map((point) => point.mean - point.halfWidth)),
    Math.max(...points.map((point) => point.mean + point.halfWidth)),
  );
  const at = ({ trials: done }: ConvergencePoint, value: number): string =>
    `${((done / trials) * 100).toFixed(2)},${(100 - scale(value)).toFixed(2)}`;
  const upper = points.map((point) => at(point, point.mean + point.halfWidth));
  const lower = points.map((point) => at(point, point.mean - point.halfWidth)).toReversed();
  const mean = points.map((point) => at(point, point.mean));
  return (
    <svg className={looks.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
      <polygon className={styles.band} points={[...upper, ...lower].join(' ')} />
      <polyline className={styles.mean} points={mean.join(' ')} />
    </svg>
  );
};

/** The mean by number of trials, with its margin of error. */
export const ConvergenceChart = ({ points, converged }: ConvergenceChartProps) => {
  const { t } = useLingui();
  const { language } = useEditor();
  const { money, currencySign } = useMoney();
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  const last = points.at(-1);
  if (last === undefined) return null;
  const count = (value: number) => formatNumber(value, { language });
  const [mean, halfWidth, trials] = [money(last.mean), money(last.halfWidth), count(last.trials)];
  return (
    <ChartSheet
      subject={<Trans>Convergencia de la media · {currencySign}</Trans>}
      finding={
        converged ? (
          <Trans>
            Media estable: {mean} ± {halfWidth} (95 %)
          </Trans>
        ) : (
          <Trans>
            La media aún puede moverse ({mean} ± {halfWidth}): haz más simulaciones
          </Trans>
        )
      }
      table={{
        head: [t`Simulaciones`, t`Media`, '±'],
        rows: points.map((point) => [
          count(point.trials),
          money(point.mean),
          money(point.halfWidth),
        ]),
      }}
    >
      <div ref={ref} aria-hidden>
        <Band points={points} trials={last.trials} />
        <AxisLabels
          room={width}
          ticks={[
            { value: 0, place: 0, text: '0' },
            { value: last.trials, place: 1, text: t`${trials} simulaciones` },
          ]}
        />
      </div>
    </ChartSheet>
  );
};
