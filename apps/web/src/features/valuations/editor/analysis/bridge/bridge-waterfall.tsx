import { Trans, useLingui } from '@lingui/react/macro';
import { formatRate } from '@valia/i18n/format.ts';
import type { CSSProperties } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { type BridgeBar, bridgeBars } from './bridge-bars.ts';
import { OpenFigure } from '../../result/open-figure.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useMoney } from '../../document/use-money.ts';
import styles from './bridge-waterfall.module.css';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { percentScale } from '../../../../../components/drawing/axis-ticks.ts';
import { labelGap } from '../../../../../components/drawing/place-labels.ts';
import { textWidth } from '../../../../../components/drawing/text-width.ts';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import { box, stack, text } from '../../../../../components/style/class-names.ts';

const looks = {
  step: stack(
    { gap: [6, 12], columns: 'main-end', align: 'center', padY: 8, borderBottom: 'plain' },
    text('size-13', 'line-16'),
    styles.step,
  ),
};

/** The gap between two columns in pixels; an amount may extend into half of it on either side. */
const columnGap = 12;

interface StepProps {
  bar: BridgeBar;
  text: string;
  scale: (value: number) => number;
}

const Step = ({ bar, text, scale }: StepProps) => {
  const { figure: nameOf } = useDescriptions();
  const name = nameOf(bar.figure);
  const [from, to] = [scale(Math.min(bar.from, bar.to)), scale(Math.max(bar.from, bar.to))];
  const place = {
    '--from': from.toFixed(2),
    '--size': Math.max(to - from, 0.6).toFixed(2),
  } as CSSProperties;
  return (
    <li className={looks.step} style={place}>
      <span className={styles.name}>{name}</span>
      <span className={box({ position: 'relative', span: 'all' }, styles.track)} aria-hidden>
        <span className={styles.bar} data-kind={bar.kind} />
      </span>
      <span className={styles.value} data-kind={bar.kind}>
        <OpenFigure figureId={bar.figure} name={name}>
          {text}
        </OpenFigure>
      </span>
    </li>
  );
};

interface BridgeFindingProps {
  enterpriseValue: number;
  equityValue: number;
}

/**
 * For an enterprise value that is not positive, the equity is shown as an amount, because a percentage would state the
 * opposite.
 */
const BridgeFinding = ({ enterpriseValue, equityValue }: BridgeFindingProps) => {
  const { language } = useEditor();
  const { money } = useMoney();
  const change = equityValue - enterpriseValue;
  const amount = money(Math.abs(change));
  const share = formatRate(Math.abs(change) / enterpriseValue, { language, decimals: 0 });
  if (enterpriseValue > 0) {
    return change < 0 ? (
      <Trans>El puente resta un {share} al valor de empresa</Trans>
    ) : (
      <Trans>El puente suma un {share} al valor de empresa</Trans>
    );
  }
  return change < 0 ? (
    <Trans>El puente resta {amount} al valor de empresa</Trans>
  ) : (
    <Trans>El puente suma {amount} al valor de empresa</Trans>
  );
};

/**
 * The steps from enterprise value to equity value and through its discounts; each figure can be opened. Rendered as
 * columns, or as rows when there is no room.
 */
export const BridgeWaterfall = () => {
  const { t } = useLingui();
  const { outcome } = useEditor();
  const { figure: nameOf } = useDescriptions();
  const { money, signedMoney, currencySign } = useMoney();
  const { ref, width } = useDrawingWidth<HTMLUListElement>();
  const bars = bridgeBars(outcome.figures);
  const [first] = bars;
  const equity = bars.find(({ kind }) => kind === 'subtotal') ?? bars.at(-1);
  if (first === undefined || equity === undefined) return null;
  const texts = bars.map(({ kind, value }) =>
    kind === 'minus' || kind === 'plus' ? signedMoney(value) : money(value),
  );
  const column = (width - columnGap * (bars.length - 1)) / bars.length;
  const isTight = Math.max(...texts.map(textWidth)) + labelGap > column + columnGap;
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const scale = percentScale(Math.min(...ends, 0), Math.max(...ends, 0));
  return (
    <ChartSheet
      subject={
        equity.kind === 'subtotal' ? (
          <Trans>Del valor de empresa a los fondos propios tras descuentos · {currencySign}</Trans>
        ) : (
          <Trans>Del valor de empresa a los fondos propios · {currencySign}</Trans>
        )
      }
      finding={<BridgeFinding enterpriseValue={first.value} equityValue={equity.value} />}
      table={{
        head: [t`Partida`, t`Importe`],
        rows: bars.map((bar) => [nameOf(bar.figure), money(bar.value)]),
      }}
    >
      <ul ref={ref} className={styles.steps} data-tight={isTight || undefined}>
        {bars.map((bar, place) => (
          <Step
            key={`${bar.figure}-${bar.kind}`}
            bar={bar}
            text={texts[place] ?? ''}
            scale={scale}
          />
        ))}
      </ul>
    </ChartSheet>
  );
};
