import { IconAlertTriangle } from '@tabler/icons-react';
import { type StepId, stepOfField } from '@valia/domain/valuation-progress/valuation-steps.ts';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ValuationIssueCode } from '@valia/valuation/valuation-outcome.ts';
import { useEditor } from '../document/editor-context.ts';
import { deviationFromDeals } from '../figures/deviation-from-deals.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';
import { OpenFigure } from './open-figure.tsx';
import styles from './result.module.css';
import { stack } from '../../../../components/style/class-names.ts';

const looks = {
  keyFigure: stack(
    { gap: [0, 12], columns: 'main-end', align: 'center', minHeight: 36, borderTop: 'plain' },
    styles.keyFigure,
  ),
};

interface KeyFigureProps {
  figureId: string;
  name: string;
  text: string;
  /** The step that is open beside the panel. */
  step: StepId;
  /** The warnings shown below this figure, because it is their cause. */
  warnings?: readonly ValuationIssueCode[];
}

const stepsThatListAll: readonly StepId[] = ['projection', 'result'];

/** Whether the open step already shows the warning: at the field, or in its list of warnings. */
const isToldInStep = (step: StepId, field: string): boolean =>
  stepsThatListAll.includes(step) || stepOfField(field) === step;

const KeyFigure = ({ figureId: id, name, text, step, warnings = [] }: KeyFigureProps) => {
  const { outcome } = useEditor();
  const { issue: textOf } = useDescriptions();
  if (outcome.figures[id] === undefined) return null;
  const shown = outcome.issues.filter(
    ({ severity, code, field }) =>
      severity === 'warning' && warnings.includes(code) && !isToldInStep(step, field),
  );
  return (
    <div className={looks.keyFigure}>
      <dt>{name}</dt>
      <dd>
        <OpenFigure figureId={id} name={name}>
          {text}
        </OpenFigure>
      </dd>
      {shown.map((issue) => (
        <dd key={issue.code} className={styles.warning}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          <span>{textOf(issue)}</span>
        </dd>
      ))}
    </div>
  );
};

type Shown = Omit<KeyFigureProps, 'step'>;

const useKeyFigures = (): Shown[] => {
  const { outcome, language } = useEditor();
  const { term } = useDescriptions();
  const { moneyOf } = useMoney();
  const { result, bridgeFigures, costOfCapitalNames, dcfFigures, multiples } = valuationTerms;
  const value = (id: string): number => outcome.figures[id]?.value ?? 0;
  const enterprise = figureId.enterprise('central');
  const debt = figureId.netFinancialDebt();
  const implied = figureId.impliedEvToEbitda();
  const capital = figureId.costOfCapital('weightedAverageCostOfCapital');
  const share = figureId.dcf('terminalValueShare');
  const distance = figureId.resultDealDistance();
  return [
    { figureId: enterprise, name: term(result.enterpriseValue), text: moneyOf(enterprise) },
    {
      figureId: debt,
      name: term(bridgeFigures.netFinancialDebt),
      text: moneyOf(debt),
      warnings: ['negative-equity'],
    },
    {
      figureId: implied,
      name: term(result.impliedEvToEbitda),
      text: formatMultiple(value(implied), { language }),
      warnings: ['negative-ebitda-with-multiple', 'size-step-outside-bracket'],
    },
    {
      figureId: distance,
      name: term(multiples.resultDealDistance),
      text: deviationFromDeals(value(distance), language),
    },
    {
      figureId: capital,
      name: term(costOfCapitalNames.short),
      text: formatRate(value(capital), { language, decimals: 2 }),
      warnings: ['size-counted-twice', 'country-risk-counted-twice'],
    },
    {
      figureId: share,
      name: term(dcfFigures.terminalValueShare),
      text: formatRate(value(share), { language, decimals: 0 }),
      warnings: [
        'terminal-value-share-high',
        'terminal-growth-above-nominal-gdp',
        'terminal-growth-above-risk-free-rate',
        'capex-below-depreciation-in-terminal-year',
      ],
    },
  ];
};

/** The main figures behind the value, each with a link to its calculation, and warnings beside their cause. */
export const KeyFigures = ({ step }: Pick<KeyFigureProps, 'step'>) => (
  <dl className={styles.keyFigures}>
    {useKeyFigures().map((figure) => (
      <KeyFigure key={figure.figureId} step={step} {...figure} />
    ))}
  </dl>
);
