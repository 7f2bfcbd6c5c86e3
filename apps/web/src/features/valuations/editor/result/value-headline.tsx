import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { assumedFigures } from '@valia/domain/valuation-progress/assumptions.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { shortRangeEnds } from '@valia/i18n/format-scaled-money.ts';
import { formatMoneyParts, formatMultiple, formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { useMemo, useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';
import { figureLengthStyle } from './figure-length-style.ts';
import { FrozenNote } from './frozen-note.tsx';
import { RecalculatedNote } from './recalculated-note.tsx';
import { OpenFigure } from './open-figure.tsx';
import styles from './result.module.css';
import { ValueAnnouncement } from './value-announcement.tsx';
import { box, classNames, column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  rangeEnds: row(
    { gap: [0, 8], justify: 'between', wrap: true, padTop: 4 },
    text('size-13', 'line-16', 'strong'),
    styles.rangeEnds,
  ),
};

/** The effect of the last change on the central value; null when there is nothing to compare. */
const useLastEffect = (): number | null => {
  const { lastChange, outcome } = useEditor();
  const documentBefore = lastChange?.document ?? null;
  const before = useMemo(
    () =>
      documentBefore === null
        ? undefined
        : finalEquity(valueCompany(toValuationInputs(documentBefore))).range?.central,
    [documentBefore],
  );
  const after = finalEquity(outcome).range?.central;
  return before === undefined || after === undefined ? null : after - before;
};

const RangeBar = () => {
  const { outcome } = useEditor();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const { range, figureOf } = finalEquity(outcome);
  if (range === null) return null;
  const spread = range.high - range.low;
  const place = spread > 0 ? ((range.central - range.low) / spread) * 100 : 50;
  return (
    <div className={box({ marginTop: 8 })}>
      <div className={styles.rangeBar} aria-hidden>
        <span className={styles.rangeTick} style={{ left: `${place.toFixed(2)}%` }} />
      </div>
      <div className={looks.rangeEnds}>
        <span>
          <OpenFigure figureId={figureOf('low')} name={term(valuationTerms.rangePoints.low)}>
            {money(range.low)}
          </OpenFigure>
          <small>{term(valuationTerms.rangePoints.low)}</small>
        </span>
        <span className={styles.centralName}>{term(valuationTerms.rangePoints.central)}</span>
        <span className={styles.rangeHigh}>
          <OpenFigure figureId={figureOf('high')} name={term(valuationTerms.rangePoints.high)}>
            {money(range.high)}
          </OpenFigure>
          <small>{term(valuationTerms.rangePoints.high)}</small>
        </span>
      </div>
    </div>
  );
};

const RangeNote = () => {
  const { t } = useLingui();
  const { document, outcome, language } = useEditor();
  const { range, method, terminal } = document;
  if (outcome.result === null) return null;
  const points = (value: number) => formatNumber(value * 100, { language, decimals: 2 });
  const parts: string[] = [];
  if (method !== 'multiples') {
    const capital = points(range.weightedAverageCostOfCapital);
    const growth = points(range.terminalGrowth);
    const multiple = formatMultiple(range.exitMultiple, { language });
    parts.push(
      terminal.method === 'gordon'
        ? t`coste de capital ± ${capital} pp, g ± ${growth} pp`
        : t`coste de capital ± ${capital} pp, múltiplo de salida ± ${multiple}`,
    );
  }
  const multiples = outcome.figures[figureId.appliedMultiple('low')];
  const high = outcome.figures[figureId.appliedMultiple('high')];
  if (method !== 'dcf' && multiples !== undefined && high !== undefined) {
    const from = formatMultiple(multiples.value, { language, decimals: 2 });
    const to = formatMultiple(high.value, { language, decimals: 2 });
    parts.push(t`múltiplo de ${from} a ${to}`);
  }
  const steps = parts.join(' · ');
  return (
    <p className={text('fine', 'dimmed')}>
      <Trans>Rango: {steps}.</Trans>
    </p>
  );
};

/** The central value in large figures. */
const CentralValue = () => {
  const { outcome, document, language } = useEditor();
  const { term } = useDescriptions();
  const { whole } = useMoney();
  const { range, name, figureOf } = finalEquity(outcome);
  const parts =
    range === null
      ? null
      : formatMoneyParts(whole(range.central), { language, currency: document.currency });
  return (
    <p
      className={styles.value}
      style={figureLengthStyle(parts === null ? '–' : `${parts.amount} ${parts.symbol}`)}
      data-central-value
    >
      {parts === null ? (
        '–'
      ) : (
        <OpenFigure figureId={figureOf('central')} name={term(name)}>
          {parts.sign}
          {parts.symbolFirst && `${parts.symbol}${parts.spacing}`}
          {parts.amount}
          {!parts.symbolFirst && (
            <span className={styles.sign}>{`${parts.spacing}${parts.symbol}`}</span>
          )}
        </OpenFigure>
      )}
    </p>
  );
};

/** Beside a value after discounts: the value of 100 %, which is the value before them. */
const ValueOfWhole = () => {
  const { t } = useLingui();
  const { outcome } = useEditor();
  const { money } = useMoney();
  const value = outcome.result?.equityValue.central;
  if (value === undefined) return null;
  const name = t`Valor del 100 %, sin descuentos`;
  return (
    <p className={text('fine', 'dimmed')}>
      {name}:{' '}
      <OpenFigure figureId={figureId.equity('central')} name={name}>
        {money(value)}
      </OpenFigure>
    </p>
  );
};

/** A first value, rounded because assumed figures do not justify more digits. Pressing it shows the exact value. */
const RoughValue = ({ onExact }: { onExact: () => void }) => {
  const { outcome, document, language } = useEditor();
  const { whole } = useMoney();
  const { range } = finalEquity(outcome);
  if (range === null) return null;
  const { currency } = document;
  const options = { language, currency };
  const [from, to] = shortRangeEnds(whole(range.low), whole(range.high), options);
  return (
    <>
      <p className={classNames(text('line-32', 'strong'), styles.rough)}>
        <Trans>
          entre {from} y {to}
        </Trans>
      </p>
      <Button variant="default" size="compact-sm" onClick={onExact}>
        <Trans>Muestra la cifra exacta</Trans>
      </Button>
    </>
  );
};

/** The central equity value, the effect of the last change on it, and its range. */
export const ValueHeadline = () => {
  const { document, outcome, lastChange } = useEditor();
  const { term, field } = useDescriptions();
  const { whole, signedMoney } = useMoney();
  const effect = useLastEffect();
  const changed = lastChange === null ? '' : field(lastChange.path);
  const effectText = effect === null ? '' : signedMoney(effect);
  const { name } = finalEquity(outcome);
  const heading = term(name);
  const [isExact, setExact] = useState(false);
  const isRough = !isExact && outcome.result !== null && assumedFigures(document).length > 0;
  const isWhole = outcome.result?.equityAfterDiscounts === undefined;
  return (
    <section className={column({ gap: 4 })} aria-label={heading}>
      <div className={row({ gap: 8, align: 'baseline', justify: 'between' })}>
        <h2 className={text('body', 'strong')}>{heading}</h2>
        {isWhole && (
          <span className={text('fine', 'dimmed')}>
            <Trans>100 %</Trans>
          </span>
        )}
      </div>
      {isRough ? <RoughValue onExact={() => setExact(true)} /> : <CentralValue />}
      {!isWhole && <ValueOfWhole />}
      <ValueAnnouncement />
      <FrozenNote />
      <RecalculatedNote />
      {lastChange !== null && effect !== null && Math.abs(whole(effect)) >= 0.5 && (
        <p className={classNames(text('small', 'dimmed'), styles.effect)}>
          <Trans>
            Último cambio, {changed}:{' '}
            <b data-sign={effect > 0 ? 'positive' : 'negative'}>{effectText}</b>
          </Trans>
        </p>
      )}
      {!isRough && <RangeBar />}
      <RangeNote />
    </section>
  );
};
