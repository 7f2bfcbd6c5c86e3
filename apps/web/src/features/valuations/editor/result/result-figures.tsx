import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { finalEquity } from '../model/final-equity.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { useMoney } from '../use-money.ts';
import { OpenFigure } from './open-figure.tsx';
import styles from './result-figures.module.css';

const Cell = ({
  id,
  name,
  children,
  main = false,
}: {
  id: string;
  name: string;
  children: ReactNode;
  main?: boolean;
}) => {
  const { outcome } = useEditor();
  if (outcome.figures[id] === undefined) return null;
  return (
    <div className={styles.cell} data-main={main || undefined}>
      <dt>{name}</dt>
      <dd>
        <OpenFigure figureId={id} name={name}>
          {children}
        </OpenFigure>
      </dd>
    </div>
  );
};

/** The figures of the result in one sheet, the central value first. */
export const ResultFigures = () => {
  const { outcome, language } = useEditor();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const value = (id: string): number => outcome.figures[id]?.value ?? 0;
  const { rangePoints, result, dcfFigures } = valuationTerms;
  const { name, figureOf } = finalEquity(outcome);
  const share = figureId.dcf('terminalValueShare');
  return (
    <dl className={styles.sheet}>
      <Cell id={figureOf('central')} name={term(name)} main>
        {money(value(figureOf('central')))}
      </Cell>
      <Cell id={figureOf('low')} name={term(rangePoints.low)}>
        {money(value(figureOf('low')))}
      </Cell>
      <Cell id={figureOf('high')} name={term(rangePoints.high)}>
        {money(value(figureOf('high')))}
      </Cell>
      <Cell id={figureId.enterprise('central')} name={term(result.enterpriseValue)}>
        {money(value(figureId.enterprise('central')))}
      </Cell>
      <Cell id={figureId.impliedEvToEbitda()} name={term(result.impliedEvToEbitda)}>
        {formatMultiple(value(figureId.impliedEvToEbitda()), { language })}
      </Cell>
      <Cell id={share} name={term(dcfFigures.terminalValueShare)}>
        {formatRate(value(share), { language, decimals: 0 })}
      </Cell>
    </dl>
  );
};
