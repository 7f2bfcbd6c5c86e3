import { debtOverEbitda } from '../../valuations/debt-over-ebitda.ts';
import {
  isDiscountApplied,
  extentOfPrivateDeals,
} from '@valia/valuation/discounts/is-discount-applied.ts';
import { discountedMethods, type DiscountName } from '@valia/valuation/discounts/discount-names.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { multipleChain } from '@valia/valuation/multiples/multiple-chain.ts';
import {
  count,
  BlockDraftBuilder,
  type DraftFacts,
  multiple,
  number,
  rate,
  makeSentence,
  sentenceIfKnown,
  year,
} from '../draft-sentences.ts';

const adjustmentSentence = ({ account, baseYear, document, money }: DraftFacts) => {
  const { adjustments } = document;
  if (adjustments.length === 0) return makeSentence('accounts-without-adjustments');
  const sum = account(baseYear, 'adjustments');
  return sum === null
    ? null
    : makeSentence('accounts-adjustments', {
        count: count(adjustments.length),
        sum: money(sum),
        year: year(baseYear),
      });
};

const historySentence = ({ account, baseYear, figure, money, years }: DraftFacts) => {
  const [first] = years;
  const before = first === undefined ? null : account(first, 'revenue');
  const after = account(baseYear, 'revenue');
  const growth = figure(figureId.revenueCompoundAnnualGrowth());
  if (
    first === undefined ||
    first === baseYear ||
    before === null ||
    after === null ||
    growth === null
  )
    return after === null
      ? null
      : makeSentence('accounts-one-year', { year: year(baseYear), revenue: money(after) });
  return makeSentence('accounts-history', {
    first: year(first),
    last: year(baseYear),
    before: money(before),
    after: money(after),
    growth: rate(growth),
  });
};

export const accountsDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const { account, baseYear, money, result } = facts;
  const draft = new BlockDraftBuilder();
  const reported = account(baseYear, 'ebitda');
  const margin = account(baseYear, 'normalisedEbitdaMargin');
  draft.paragraph(historySentence(facts));
  draft.paragraph(
    reported === null || margin === null || result === null
      ? null
      : makeSentence('accounts-ebitda', {
          year: year(baseYear),
          reported: money(reported),
          normalised: money(result.normalisedEbitda),
          margin: rate(margin),
        }),
    adjustmentSentence(facts),
  );
  const capex = account(baseYear, 'capitalExpenditure');
  const depreciation = account(baseYear, 'depreciationAndAmortization');
  const debt = debtOverEbitda(facts.document, result?.normalisedEbitda ?? 0);
  return draft.paragraph(
    sentenceIfKnown(account(baseYear, 'netWorkingCapitalToRevenue'), (share) =>
      makeSentence('accounts-working-capital', { share: rate(share) }),
    ),
    capex === null || depreciation === null || depreciation <= 0
      ? null
      : makeSentence('accounts-investment', {
          year: year(baseYear),
          times: number(capex / depreciation, 2),
        }),
    debt === null
      ? null
      : makeSentence(debt < 0 ? 'accounts-net-cash' : 'accounts-debt', {
          times: number(Math.abs(debt), 2),
        }),
  );
};

const projectedGrowth = ({ account, baseYear, figure, projected }: DraftFacts, last: number) => {
  const from = account(baseYear, 'revenue');
  const to = projected(last, 'revenue');
  if (from === null || to === null || from <= 0 || to <= 0) return null;
  const growth = (to / from) ** (1 / (last - baseYear)) - 1;
  const past = figure(figureId.revenueCompoundAnnualGrowth());
  return past === null
    ? makeSentence('projection-growth', { growth: rate(growth) })
    : makeSentence('projection-growth-against-past', { growth: rate(growth), past: rate(past) });
};

/** Compared to one decimal of a percent, the precision in which it is printed. */
const marginSentence = (before: number, after: number, [from, to]: [number, number]) => {
  const years = { base: year(from), last: year(to) };
  return Math.round(before * 1_000) === Math.round(after * 1_000)
    ? makeSentence('projection-margin-kept', { margin: rate(after), ...years })
    : makeSentence('projection-margin', { before: rate(before), after: rate(after), ...years });
};

export const projectionDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const { account, baseYear, contents, document, money, projected, result } = facts;
  const draft = new BlockDraftBuilder();
  if (document.method === 'multiples') return draft;
  const [first, last] = [baseYear + 1, baseYear + document.projection.years];
  draft.paragraph(
    makeSentence('projection-years', {
      count: count(document.projection.years),
      from: year(first),
      to: year(last),
    }),
    contents.plan.by === null ? null : makeSentence(`plan-by-${contents.plan.by}`),
  );
  if (contents.plan.by === null) draft.lacks('plan-maker', 'report.plan.by');
  const before = account(baseYear, 'normalisedEbitdaMargin');
  const after = projected(last, 'ebitdaMargin');
  draft.paragraph(
    projectedGrowth(facts, last),
    before === null || after === null ? null : marginSentence(before, after, [baseYear, last]),
    sentenceIfKnown(projected(last, 'capitalExpenditureToRevenue'), (share) =>
      makeSentence('projection-investment', { share: rate(share), year: year(last) }),
    ),
  );
  const flows = [projected(first, 'freeCashFlowToFirm'), projected(last, 'freeCashFlowToFirm')];
  const [firstFlow = null, lastFlow = null] = flows;
  if (result !== null && firstFlow !== null && lastFlow !== null && first !== last)
    draft.paragraph(
      makeSentence('projection-flows', {
        first: money(firstFlow),
        from: year(first),
        last: money(lastFlow),
        to: year(last),
      }),
    );
  return draft.written(contents.plan.ties, 'report.plan.ties', 'plan-ties');
};

const builtRate = ({ document, figure }: DraftFacts) => {
  const { buildUp } = document.costOfCapital;
  const equity = figure(figureId.costOfCapital('costOfEquity'));
  const beta = figure(figureId.costOfCapital('leveredBeta'));
  const { equityRiskPremium, riskFreeRate } = buildUp;
  return equity === null || beta === null || equityRiskPremium === null || riskFreeRate === null
    ? null
    : makeSentence('capital-equity', {
        equity: rate(equity, 2),
        riskFree: rate(riskFreeRate, 2),
        beta: number(beta, 2),
        premium: rate(equityRiskPremium, 2),
      });
};

const premium = (
  value: number | null,
  code: 'capital-country' | 'capital-size' | 'capital-specific',
) => (value === null || value === 0 ? null : makeSentence(code, { premium: rate(value, 2) }));

/** The cost of debt above the risk-free rate: its own spread and the country's. */
const debtSpreads = ({ document, figure }: DraftFacts) => {
  const { countryDefaultSpread, debtSpread } = document.costOfCapital.buildUp;
  const spread = figure(figureId.costOfCapital('syntheticSpread')) ?? debtSpread;
  if (spread === null) return null;
  return countryDefaultSpread === null || countryDefaultSpread === 0
    ? makeSentence('capital-debt-spread', { spread: rate(spread, 2) })
    : makeSentence('capital-debt-spreads', {
        spread: rate(spread, 2),
        country: rate(countryDefaultSpread, 2),
      });
};

export const costOfCapitalDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const { document, figure, result } = facts;
  const draft = new BlockDraftBuilder();
  if (result?.dcf === null || result === null) return draft;
  const { buildUp, mode, path } = document.costOfCapital;
  draft.paragraph(
    sentenceIfKnown(result.weightedAverageCostOfCapital, (wacc) =>
      makeSentence(path === undefined ? 'capital-rate' : 'capital-rate-by-year', {
        wacc: rate(wacc, 2),
      }),
    ),
    mode === 'direct' ? makeSentence('capital-given') : null,
  );
  if (mode === 'direct') return draft;
  draft.paragraph(
    builtRate(facts),
    premium(buildUp.countryRiskPremium, 'capital-country'),
    premium(buildUp.sizePremium, 'capital-size'),
    premium(
      buildUp.specificRiskPremium ?? figure(figureId.costOfCapital('proposedSpecificPremium')),
      'capital-specific',
    ),
  );
  const debt = figure(figureId.costOfCapital('costOfDebt'));
  const weight = figure(figureId.costOfCapital('debtWeight'));
  return draft.paragraph(
    debt === null || weight === null
      ? null
      : makeSentence('capital-debt', { debt: rate(debt, 2), weight: rate(weight) }),
    debtSpreads(facts),
  );
};

const terminalSentence = ({ document }: DraftFacts) => {
  const { average, exitMultiple, method, terminalGrowth } = document.terminal;
  if (average !== undefined && terminalGrowth !== null && exitMultiple !== null)
    return makeSentence('methods-both-ends', {
      growth: rate(terminalGrowth, 2),
      multiple: multiple(exitMultiple),
    });
  if (method === 'gordon')
    return sentenceIfKnown(terminalGrowth, (growth) =>
      makeSentence('methods-perpetuity', { growth: rate(growth, 2) }),
    );
  return sentenceIfKnown(exitMultiple, (times) =>
    makeSentence('methods-exit', { multiple: multiple(times) }),
  );
};

/** The derivation of the multiple, when it is not applied as given. */
const chainSentence = ({ document, outcome }: DraftFacts) => {
  const chain = multipleChain(document.multiples, outcome.figures);
  if (chain === null || chain.by === null) return null;
  return makeSentence(chain.by.kind === 'factor' ? 'methods-at-size' : 'methods-from-listed', {
    chain: { kind: 'chain', value: chain },
  });
};

const multiplesSentences = (facts: DraftFacts) => {
  const { figure, money, result } = facts;
  if (result === null || result.multiples === null) return [];
  const applied = figure(figureId.appliedMultiple('central'));
  return [
    applied === null
      ? makeSentence('methods-multiples', { equity: money(result.multiples.equityValue.central) })
      : makeSentence('methods-multiple', {
          multiple: multiple(applied),
          equity: money(result.multiples.equityValue.central),
        }),
    chainSentence(facts),
  ];
};

export const methodsDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const { contents, document, money, result } = facts;
  const draft = new BlockDraftBuilder();
  if (result === null) return draft.lacks('result', 'method');
  if (result.dcf !== null)
    draft.paragraph(
      makeSentence('methods-dcf', { equity: money(result.dcf.equityValue.central) }),
      terminalSentence(facts),
      sentenceIfKnown(result.terminalValueShare, (share) =>
        makeSentence('methods-terminal-share', { share: rate(share) }),
      ),
    );
  draft.paragraph(...multiplesSentences(facts));
  draft.paragraph(
    sentenceIfKnown(result.impliedEvToEbitda, (times) =>
      makeSentence('methods-implied', { multiple: multiple(times) }),
    ),
  );
  if (document.method !== 'mixed')
    draft.paragraph(
      makeSentence(document.method === 'dcf' ? 'methods-without-multiples' : 'methods-without-dcf'),
    );
  return draft.written(
    contents.methods.notUsed,
    'report.methods.notUsed',
    document.method === 'mixed' ? null : 'methods-not-used',
  );
};

/** Whether a discount is requested but applied to no value, because the prices of private deals already include it. */
const isHeldByDeals = ({ document, figure }: DraftFacts): boolean =>
  document.method !== 'dcf' &&
  document.discounts?.byMethod !== undefined &&
  extentOfPrivateDeals(document) === 'whole' &&
  (figure(figureId.discount('lackOfMarketability')) ?? 0) > 0;

/**
 * The only one of two methods to which a discount applies; null when it applies to both, or only one method was used.
 */
const aloneBears = ({ document, result }: DraftFacts, name: DiscountName) => {
  if (document.discounts?.byMethod === undefined || result === null) return null;
  const used = discountedMethods.filter((method) => result[method] !== null);
  const [only, ...others] = used.filter((method) => isDiscountApplied(document, method, name));
  if (used.length < 2 || only === undefined || others.length > 0) return null;
  return makeSentence(only === 'dcf' ? 'discounts-dcf-alone' : 'discounts-multiples-alone');
};

const discountSentences = (facts: DraftFacts, name: DiscountName) => {
  const given = facts.figure(figureId.discount(name));
  if (given === null) return [];
  const code = name === 'lackOfControl' ? 'discounts-control' : 'discounts-marketability';
  return [makeSentence(code, { discount: rate(given) }), aloneBears(facts, name)];
};

export const discountsDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const { money, result } = facts;
  const draft = new BlockDraftBuilder();
  if (result === null) return draft;
  const held = isHeldByDeals(facts) ? makeSentence('discounts-held-by-deals') : null;
  const after = result.equityAfterDiscounts;
  if (after === undefined)
    return draft.paragraph(
      makeSentence('discounts-none', { value: money(result.equityValue.central) }),
      held,
    );
  return draft.paragraph(
    ...discountSentences(facts, 'lackOfControl'),
    ...discountSentences(facts, 'lackOfMarketability'),
    held,
    makeSentence('discounts-levels', {
      before: money(result.equityValue.central),
      after: money(after.central),
    }),
  );
};
