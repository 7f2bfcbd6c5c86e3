import { Trans } from '@lingui/react/macro';
import {
  scenariosOf,
  sumOfProbabilities,
} from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { formatRate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { movedMethods } from '@valia/valuation/analyses/moved-methods.ts';
import type { ScenarioOutcome } from '@valia/valuation/analyses/scenarios.ts';
import { useEditor } from '../../document/editor-context.ts';
import { finalEquity } from '../../figures/final-equity.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useMoney } from '../../document/use-money.ts';
import styles from './scenarios-view.module.css';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';

interface ComparedProps {
  compared: AnalysisAnswers['scenarios'];
}

const points = ['low', 'central', 'high'] as const;

/** The outcomes in the order of the document; null while one is unknown. */
const useOutcomes = ({ compared }: ComparedProps): (ScenarioOutcome | null)[] => {
  const { document } = useEditor();
  return scenariosOf(document).map(
    ({ id }) => compared?.scenarios.find((outcome) => outcome.id === id) ?? null,
  );
};

const ValueRows = ({ compared }: ComparedProps) => {
  const { outcome } = useEditor();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const outcomes = useOutcomes({ compared });
  const { range } = finalEquity(outcome);
  return points.map((point) => (
    <tr key={point} data-main={point === 'central' || undefined}>
      <th scope="row">{term(valuationTerms.rangePoints[point])}</th>
      <td>{range === null ? '–' : money(range[point])}</td>
      {outcomes.map((one, place) => (
        <td key={one?.id ?? String(place)}>
          {one === null || one.result === null ? '–' : money(equityOfResult(one.result)[point])}
        </td>
      ))}
    </tr>
  ));
};

const DifferenceRow = ({ compared }: ComparedProps) => {
  const { outcome, language } = useEditor();
  const { issue: textOf } = useDescriptions();
  const { money, signedMoney, whole } = useMoney();
  const outcomes = useOutcomes({ compared });
  const base = finalEquity(outcome).range?.central;
  return (
    <tr>
      <th scope="row">
        <Trans>Frente al caso base</Trans>
      </th>
      <td>–</td>
      {outcomes.map((one, place) => {
        const whyNot = one === null ? null : (compared?.whyNot[one.id] ?? null);
        if (one === null || one.result === null || base === undefined)
          return (
            <td key={one?.id ?? String(place)} className={styles.why}>
              {whyNot === null ? '–' : textOf(whyNot)}
            </td>
          );
        const effect = equityOfResult(one.result).central - base;
        if (Math.abs(whole(effect)) < 0.5) return <td key={one.id}>{money(0)}</td>;
        const share = base > 0 ? formatRate(Math.abs(effect / base), { language }) : null;
        return (
          <td key={one.id} data-sign={effect < 0 ? 'negative' : 'positive'}>
            {signedMoney(effect)}
            {share !== null && (
              <small>
                {effect < 0 ? '\u2212' : '+'}
                {share}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
};

/** For a mixed value, the methods that each scenario affects: changes to the projection do not affect the multiples. */
const MovedMethodsRow = ({ compared }: ComparedProps) => {
  const { outcome } = useEditor();
  const { term } = useDescriptions();
  const outcomes = useOutcomes({ compared });
  const { result } = outcome;
  if (result === null || result.dcf === null || result.multiples === null) return null;
  return (
    <tr>
      <th scope="row">
        <Trans>Métodos que mueve</Trans>
      </th>
      <td>–</td>
      {outcomes.map((one, place) => {
        const moved = one?.result ? movedMethods(result, one.result) : null;
        return (
          <td key={one?.id ?? String(place)} className={styles.why}>
            {moved === null ? '–' : term(valuationTerms.movedMethods[moved])}
          </td>
        );
      })}
    </tr>
  );
};

/** The sum with enough decimals to distinguish it from the whole: 99,9 %, not 100 %. */
const sumText = (sum: number, language: Language): string => {
  const decimals = [0, 1, 2, 4].find(
    (count) =>
      formatRate(sum, { language, decimals: count }) !==
      formatRate(1, { language, decimals: count }),
  );
  return formatRate(sum, { language, decimals: decimals ?? 0 });
};

/** The reasons why the scenarios have no expected value, one by one. */
const WhyNotExpected = ({ compared }: ComparedProps) => {
  const { document, language } = useEditor();
  const scenarios = scenariosOf(document);
  const sum = sumOfProbabilities(document);
  if (sum === null) return <Trans>Da una probabilidad a cada escenario</Trans>;
  const given = sumText(sum, language);
  const quoted = (names: readonly { name: string }[]): string =>
    names.map(({ name }) => `«${name}»`).join(', ');
  const missing = quoted(scenarios.filter(({ probability }) => probability === null));
  const isOff = compared?.issues.some(({ field }) => field === 'probabilities') === true;
  const worthless = quoted(
    scenarios.filter(({ id }) =>
      compared?.scenarios.some((one) => one.id === id && one.result === null),
    ),
  );
  return (
    <>
      {isOff && Math.abs(sum - 1) > 1e-9 && (
        <span>
          <Trans>Las probabilidades suman {given}; deben sumar 100 %.</Trans>{' '}
        </span>
      )}
      {missing !== '' && (
        <span>
          <Trans>Falta la probabilidad de {missing}.</Trans>{' '}
        </span>
      )}
      {worthless !== '' && (
        <span>
          <Trans>No tiene valor: {worthless}.</Trans>
        </span>
      )}
    </>
  );
};

const ExpectedRow = ({ compared }: ComparedProps) => {
  const { document } = useEditor();
  const { money } = useMoney();
  const columns = scenariosOf(document).length + 1;
  const expected = compared?.expectedEquityValue ?? null;
  return (
    <tr data-main>
      <th scope="row">
        <Trans>Valor esperado</Trans>
      </th>
      <td colSpan={columns} className={styles.expected}>
        {expected === null ? (
          <span className={styles.why}>
            <WhyNotExpected compared={compared} />
          </span>
        ) : (
          money(expected)
        )}
      </td>
    </tr>
  );
};

/** The value of each scenario, the difference from the base case, and the mean weighted by probability. */
export const ScenarioResultRows = ({ compared }: ComparedProps) => (
  <>
    <ValueRows compared={compared} />
    <DifferenceRow compared={compared} />
    <MovedMethodsRow compared={compared} />
    <ExpectedRow compared={compared} />
  </>
);
