import { msg } from '@lingui/core/macro';
import {
  baseScenarioId,
  sumOfProbabilities,
} from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { ScenarioComparison } from '@valia/valuation/analyses/scenarios.ts';
import type { ValuationResult } from '@valia/valuation/valuation-outcome.ts';
import { movedMethods } from '@valia/valuation/analyses/moved-methods.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { driverName } from '@valia/figures/words/driver-name.ts';
import { driverFormatters } from '@valia/figures/words/driver-formatters.ts';
import { withinSentence } from '@valia/i18n/terms/within-sentence.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import {
  cell,
  column,
  type SideNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface ScenariosView {
  title: string;
  table: ReportTable;
  margin: SideNotes;
}

type Given = NonNullable<ReportContext['document']['scenarios']>[number];

const nameOf = ({ t }: ReportContext, scenario: Given, index: number): string => {
  const number = String(index + 1);
  return scenario.name === '' ? t(msg`Escenario ${number}`) : scenario.name;
};

const movesText = (context: ReportContext, { moves }: Given): string => {
  const written = moves.flatMap(({ amount, apply, driver }) =>
    amount === null
      ? []
      : [
          `${withinSentence(driverName(context.numbers, driver))} ${driverFormatters(context.numbers).change(driver, { amount, apply })}`,
        ],
  );
  return written.length === 0 ? context.t(msg`como el caso base`) : written.join('; ');
};

/** For a mixed value, the methods whose value a scenario changes. */
const movedText = ({ result, t }: ReportContext, moved: ValuationResult | null): string => {
  const methods = moved && movedMethods(result, moved);
  return methods === null || methods === 'none' ? '' : t(valuationTerms.movedMethods[methods]);
};

const valueRows = (context: ReportContext, results: readonly (ValuationResult | null)[]) => {
  const { numbers, result, t } = context;
  const missing = t(msg`n. d.`);
  const line = (label: string, value: (one: ValuationResult) => string, kind?: 'total') =>
    row(
      label,
      results.map((one, index) => {
        const text = one === null ? missing : value(one);
        return kind === 'total' && index === 0 ? cell(text, 'value') : text;
      }),
      kind === undefined ? {} : { kind },
    );
  const after = result.equityAfterDiscounts !== undefined;
  return [
    line(t(valuationTerms.result.enterpriseValue), (one) =>
      numbers.money(one.enterpriseValue.central),
    ),
    line(t(msg`Fondos propios, bajo`), (one) => numbers.money(equityOfResult(one).low)),
    line(
      after ? t(valuationTerms.discounts.equityValue) : t(msg`Fondos propios, central`),
      (one) => numbers.money(equityOfResult(one).central),
      'total',
    ),
    line(t(msg`Fondos propios, alto`), (one) => numbers.money(equityOfResult(one).high)),
    line(t(msg`Frente al caso base`), (one) => {
      const base = equityOfResult(result).central;
      const change = equityOfResult(one).central / base - 1;
      return base <= 0 ? missing : `${change > 0 ? '+' : ''}${numbers.rate(change)}`;
    }),
    line(t(valuationTerms.result.impliedEvToEbitda), (one) =>
      one.impliedEvToEbitda === null ? missing : numbers.multiple(one.impliedEvToEbitda),
    ),
  ];
};

/**
 * The reasons why the scenarios have no expected value, each as a separate text; empty while none has a probability.
 */
const doubtTexts = (context: ReportContext, { scenarios }: ScenarioComparison): string[] => {
  const { document, numbers, t } = context;
  const given = document.scenarios ?? [];
  const total = sumOfProbabilities(document);
  if (total === null) return [];
  const names = (isMeant: (scenario: Given) => boolean): string =>
    given.flatMap((one, index) => (isMeant(one) ? [nameOf(context, one, index)] : [])).join(', ');
  const missing = names(({ probability }) => probability === null);
  const worthless = names(({ id }) =>
    scenarios.some((one) => one.id === id && one.result === null),
  );
  const sum = numbers.rate(total, shortestDecimals(total * 100, 6));
  return [
    ...(missing === '' && Math.abs(total - 1) > 1e-9
      ? [t(msg`las probabilidades suman ${sum}; deben sumar 100 %.`)]
      : []),
    ...(missing === '' ? [] : [t(msg`falta la probabilidad de: ${missing}.`)]),
    ...(worthless === '' ? [] : [t(msg`no tiene valor: ${worthless}.`)]),
  ];
};

/** The cases side by side, each with a complete valuation; null without scenarios. */
export const scenariosView = (context: ReportContext): ScenariosView | null => {
  const { analyses, document, numbers, result, t } = context;
  const given = document.scenarios ?? [];
  const compared = analyses.scenarios();
  if (compared === null) return null;
  const own = compared.scenarios.filter(({ id }) => id !== baseScenarioId);
  const results = [result, ...own.map((one) => one.result)];
  const hasProbabilities = sumOfProbabilities(document) !== null;
  const shares = [document.baseProbability, ...given.map(({ probability }) => probability)];
  const probabilities = shares.map((share) =>
    typeof share === 'number' ? numbers.share(share) : '',
  );
  const { expectedEquityValue } = compared;
  const expected = expectedEquityValue === null ? '' : numbers.amount(expectedEquityValue);
  return {
    title: t(msg`Escenarios`),
    table: {
      corner: unitName(context.numbers),
      columns: [
        column(t(msg`Base`), true),
        ...given.map((scenario, index) => column(nameOf(context, scenario, index))),
      ],
      rows: [
        ...(hasProbabilities ? [row(t(msg`Probabilidad`), probabilities, { kind: 'dim' })] : []),
        ...valueRows(context, results),
      ],
    },
    margin: {
      title: t(msg`Qué cambia en cada uno`),
      notes: [
        ...given.map((scenario, index) =>
          remark(
            joinSentences(
              movesText(context, scenario),
              movedText(context, own[index]?.result ?? null),
            ),
            `${nameOf(context, scenario, index)}:`,
          ),
        ),
        ...(expected === ''
          ? doubtTexts(context, compared).map((text) => remark(text, t(msg`Sin valor esperado:`)))
          : [remark(expected, t(msg`Valor esperado:`))]),
      ],
    },
  };
};
