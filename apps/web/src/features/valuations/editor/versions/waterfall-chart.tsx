import { Trans, useLingui } from '@lingui/react/macro';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { formatMoney, formatRate } from '@valia/i18n/format.ts';
import {
  waterfall as waterfallOf,
  type Waterfall,
  waterfallIssues,
} from '@valia/valuation/analyses/waterfall.ts';
import { hasRoundingDifference } from '@valia/valuation/printed/has-rounding-difference.ts';
import type { ValuationIssue } from '@valia/valuation/valuation-outcome.ts';
import { useMemo } from 'react';
import { ChartSheet } from '../../../../components/charts/chart-sheet.tsx';
import { useEditor } from '../document/editor-context.ts';
import { wholeRounding } from '../figures/whole-rounding.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { type WaterfallBar, largestStep, waterfallBars } from './waterfall-bars.ts';
import styles from './waterfall-chart.module.css';
import { waterfallTerms } from './waterfall-terms.ts';
import { box, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  row: stack(
    { gap: [4, 12], columns: 'main-end', align: 'baseline', padY: 8, borderBottom: 'plain' },
    text('small'),
    styles.row,
  ),
};

interface WaterfallChartProps {
  from: ValuationDocument;
  to: ValuationDocument;
  /** The names of the two versions: `Versión 1`, `Ahora`. */
  names: readonly [string, string];
  /** The name of the version that is not frozen; null when both are. */
  changeable: string | null;
}

type Names = Record<WaterfallBar['name'], string>;

interface Texts {
  names: Names;
  money: (value: number, signed?: boolean) => string;
}

const useTexts = (document: ValuationDocument, [from, to]: WaterfallChartProps['names']): Texts => {
  const { i18n } = useLingui();
  const { language } = useEditor();
  const { currency, unit } = document;
  const parts = Object.fromEntries(
    Object.entries(waterfallTerms).map(([name, term]) => [name, i18n._(term)]),
  ) as Record<keyof typeof waterfallTerms, string>;
  return {
    names: { ...parts, from, to },
    money: (value, signed = false) => formatMoney(value * unit, { language, currency, signed }),
  };
};

/** One sentence: the change in value, and its largest cause. */
const Finding = ({ waterfall, texts }: { waterfall: Waterfall; texts: Texts }) => {
  const { language } = useEditor();
  const { names, money } = texts;
  const largest = largestStep(waterfall);
  if (largest === null) return <Trans>El valor es el mismo</Trans>;
  const change = waterfall.to - waterfall.from;
  const amount = money(Math.abs(change));
  const share =
    waterfall.from > 0 ? ` (${formatRate(Math.abs(change) / waterfall.from, { language })})` : '';
  const part = names[largest.name];
  const effect = money(largest.effect, true);
  return change < 0 ? (
    <Trans>
      El valor baja {amount}
      {share}; lo que más lo mueve: {part}, {effect}
    </Trans>
  ) : (
    <Trans>
      El valor sube {amount}
      {share}; lo que más lo mueve: {part}, {effect}
    </Trans>
  );
};

const Bars = ({ bars, texts }: { bars: readonly WaterfallBar[]; texts: Texts }) => {
  const highest = Math.max(...bars.flatMap(({ from, to }) => [from, to]), 0);
  const lowest = Math.min(...bars.flatMap(({ from, to }) => [from, to]), 0);
  const percent = (value: number) => ((value - lowest) / (highest - lowest || 1)) * 100;
  return (
    <ol className={styles.rows}>
      {bars.map(({ name, value, from, to, kind }) => {
        const left = percent(Math.min(from, to));
        const width = Math.max(percent(Math.max(from, to)) - left, 0.5);
        return (
          <li key={name} className={looks.row} data-kind={kind}>
            <span>{texts.names[name]}</span>
            <span className={text('tabular')}>
              {texts.money(value, kind === 'minus' || kind === 'plus')}
            </span>
            <span className={box({ position: 'relative', span: 'all' }, styles.track)} aria-hidden>
              <span
                className={styles.bar}
                data-kind={kind}
                style={{ left: `${left.toFixed(2)}%`, width: `${width.toFixed(2)}%` }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const mostReasons = 4;

interface NoValueProps {
  document: ValuationDocument;
  name: string;
  issues: readonly ValuationIssue[];
}

/** The first reasons why one of the two versions has no value. */
const NoValue = ({ document, name, issues }: NoValueProps) => {
  const { issue: textOf } = useDescriptions();
  const reasons = [...new Set(issues.map((issue) => textOf(issue, document)))];
  const more = reasons.length - mostReasons;
  return (
    <div className={text('small', 'dimmed')}>
      <p>
        <Trans>«{name}» no tiene valor, y sin él no hay nada que comparar:</Trans>
      </p>
      <ul>
        {reasons.slice(0, mostReasons).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {more > 0 && (
          <li>
            <Trans>y {more} más</Trans>
          </li>
        )}
      </ul>
    </div>
  );
};

/** Which of the two versions has no value, and why. */
const NoWaterfall = ({ from, to, names }: Omit<WaterfallChartProps, 'changeable'>) => {
  const issues = waterfallIssues(toValuationInputs(from), toValuationInputs(to));
  return (
    [
      ['from.', from, names[0]],
      ['to.', to, names[1]],
    ] as const
  ).map(([end, document, name]) => {
    const ofEnd = issues.flatMap(({ field, ...issue }) =>
      field.startsWith(end) ? [{ ...issue, field: field.slice(end.length) }] : [],
    );
    return ofEnd.length === 0 ? null : (
      <NoValue key={end} document={document} name={name} issues={ofEnd} />
    );
  });
};

/** Amounts in two currencies cannot be compared; shows what can be done about it. */
const Incomparable = ({ changeable }: Pick<WaterfallChartProps, 'changeable'>) => (
  <p className={text('small', 'dimmed')}>
    {changeable === null ? (
      <Trans>
        Las dos versiones están en unidades o monedas distintas y ya no pueden cambiar. Elige dos
        que tengan la misma, o abre cada una para ver sus cifras.
      </Trans>
    ) : (
      <Trans>
        Las dos versiones están en unidades o monedas distintas. Pon en «{changeable}» la moneda y
        la unidad de la otra para compararlas.
      </Trans>
    )}
  </p>
);

/** The steps from one version's central value to another's, by part of the inputs. */
export const WaterfallChart = ({ from, to, names, changeable }: WaterfallChartProps) => {
  const { t } = useLingui();
  const texts = useTexts(to, names);
  const isComparable = from.unit === to.unit && from.currency === to.currency;
  const waterfall = useMemo(
    () => (isComparable ? waterfallOf(toValuationInputs(from), toValuationInputs(to)) : null),
    [from, to, isComparable],
  );
  if (!isComparable) return <Incomparable changeable={changeable} />;
  if (waterfall === null) return <NoWaterfall from={from} to={to} names={names} />;
  const bars = waterfallBars(waterfall);
  const parts = [waterfall.from, ...waterfall.steps.map(({ effect }) => effect)];
  const rows = bars.map(({ name, value, to: level, kind }) => [
    texts.names[name],
    texts.money(value, kind === 'minus' || kind === 'plus'),
    texts.money(level),
  ]);
  return (
    <ChartSheet
      subject={<Trans>Valor central de los fondos propios</Trans>}
      finding={<Finding waterfall={waterfall} texts={texts} />}
      table={{ head: [t`Concepto`, t`Efecto`, t`Valor`], rows }}
      tools={
        hasRoundingDifference(waterfall.to, parts, wholeRounding(to.unit)) && (
          <p className={text('small', 'dimmed')}>
            <Trans>Las diferencias en las sumas se deben al redondeo.</Trans>
          </p>
        )
      }
    >
      <Bars bars={bars} texts={texts} />
    </ChartSheet>
  );
};
