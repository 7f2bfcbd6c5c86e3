import { earlierFormulaExpressions, type EarlierFormulaId } from './earlier-formulas.ts';
import { optionFormulaExpressions } from './option-formula-expressions.ts';

const ordinaryFormulaExpressions = {
  input: '',
  'sum-of-accounts-ebitda':
    '{revenue} + {otherIncome} − {supplies} − {personnel} − {otherOperatingExpenses}',
  'sum-of-accounts-net-working-capital': '{inventories} + {tradeReceivables} − {tradePayables}',
  'sum-of-adjustments': 'Σ {adjustment}',
  'normalised-income': '{amount} + Σ {adjustment}',
  'normalised-cost': '{amount} − Σ {adjustment}',
  'normalised-ebitda': '{ebitda} + {adjustments}',
  ebit: '{ebitda} − {depreciationAndAmortization}',
  'ratio-to-revenue': '{amount} / {revenue}',
  'growth-rate': '{revenue} / {previousRevenue} − 1',
  'compound-annual-growth-rate': '({revenue} / {firstRevenue})^(1 / ({year} − {firstYear})) − 1',
  'driver-constant': '{value}',
  'driver-fade':
    '{start} + ({end} − {start}) × max(0; min(1; ({year} − {baseYear} − {holdYears}) / max(1; {reachYear} − {holdYears})))',
  'driver-per-year': '{value}',
  'driver-override': '{value}',
  'revenue-from-growth': '{previousRevenue} × (1 + {growth})',
  'ebitda-from-margin': '{revenue} × {margin}',
  'share-of-revenue': '{revenue} × {share}',
  'tax-on-ebit': '{taxRate} × max(0; {ebit})',
  'net-operating-profit-after-tax': '{ebit} − {tax}',
  'change-in-net-working-capital': '{netWorkingCapital} − {previousNetWorkingCapital}',
  'free-cash-flow-to-firm':
    '{netOperatingProfitAfterTax} + {depreciationAndAmortization} − {capitalExpenditure} − {changeInNetWorkingCapital}',
  'levered-beta': '{unleveredBeta} × (1 + (1 − {taxRate}) × {debtToEquity})',
  'cost-of-equity':
    '{riskFreeRate} + {leveredBeta} × {equityRiskPremium} + {countryRiskPremium} + {sizePremium} + {specificRiskPremium}',
  'cost-of-debt': '{riskFreeRate} + {debtSpread} + {countryDefaultSpread}',
  'after-tax-cost-of-debt': '{costOfDebt} × (1 − {taxRate})',
  'equity-weight': '1 / (1 + {debtToEquity})',
  'debt-weight': '1 − {equityWeight}',
  'weighted-average-cost-of-capital':
    '{equityWeight} × {costOfEquity} + {debtWeight} × {afterTaxCostOfDebt}',
  'time-mid-year': '{year} − {baseYear} − 0.5',
  'time-year-end': '{year} − {baseYear}',
  'discount-factor': '1 / (1 + {weightedAverageCostOfCapital})^{time}',
  'present-value': '{cashFlow} × {discountFactor}',
  'sum-of-present-values': 'Σ {presentValue}',
  'terminal-free-cash-flow': '{freeCashFlow} × (1 + {terminalGrowth})',
  'terminal-value-gordon':
    '{terminalFreeCashFlow} / ({weightedAverageCostOfCapital} − {terminalGrowth})',
  'terminal-value-exit-multiple': '{ebitda} × {exitMultiple}',
  'terminal-value-share': '{presentValueOfTerminalValue} / {enterpriseValue}',
  'implied-exit-multiple':
    '{terminalValue} × (1 + {weightedAverageCostOfCapital})^({explicitYears} − {terminalTime}) / {ebitda}',
  'implied-terminal-growth':
    '({terminalValue} × {weightedAverageCostOfCapital} − {freeCashFlow} × (1 + {weightedAverageCostOfCapital})^({explicitYears} − {time})) / ({terminalValue} + {freeCashFlow} × (1 + {weightedAverageCostOfCapital})^({explicitYears} − {time}))',
  'enterprise-value-dcf': '{sumOfPresentValues} + {presentValueOfTerminalValue}',
  'size-step-on-curve':
    '{lowerStep} + ({upperStep} − {lowerStep}) × ln(max({lowerValue}; min({upperValue}; {ebitda} × {multiple} × {unit})) / {lowerValue}) / ln({upperValue} / {lowerValue})',
  'size-factor':
    '{lowerFactor} + ({upperFactor} − {lowerFactor}) × ln(max({lowerValue}; min({upperValue}; {ebitda} × {unit})) / {lowerValue}) / ln({upperValue} / {lowerValue})',
  'size-factor-of-deal':
    '{lowerFactor} + ({upperFactor} − {lowerFactor}) × ln(max({lowerValue}; min({upperValue}; {amount})) / {lowerValue}) / ln({upperValue} / {lowerValue})',
  'multiple-at-size': '{multiple} × {sizeFactor}',
  'deal-at-size': '{multiple} × {sizeFactor} / {dealSizeFactor}',
  'size-step-of-deals':
    '{average} × {sizeFactor} × ({multiple} / {listedAverage})^{listedExponent} / {multiple} − 1',
  'deal-distance': '{appliedMultiple} / {dealMultiple}',
  'applied-multiple': '{multiple} × (1 + {sizeStep})',
  'multiple-band-low': '{appliedMultiple} × (1 − {band})',
  'multiple-band-high': '{appliedMultiple} × (1 + {band})',
  'enterprise-value-multiples': '{ebitda} × {appliedMultiple}',
  'net-financial-debt': '{financialDebt} − max(0; {cash} − {minimumCash})',
  'bridge-total':
    '−{netFinancialDebt} − {debtLikeItems} − {nonControllingInterests} + {nonOperatingAssets} + {taxPosition}',
  'equity-from-enterprise': '{enterpriseValue} + {bridgeTotal}',
  'weighted-value': '{dcfWeight} × {dcfValue} + {multiplesWeight} × {multiplesValue}',
  'value-of-chosen-method': '{value}',
  'low-case-gordon':
    'DCF(Σ {freeCashFlow}, Σ {time}, {terminalTime}; {weightedAverageCostOfCapital} + {weightedAverageCostOfCapitalStep}; {terminalGrowth} − {terminalGrowthStep})',
  'high-case-gordon':
    'DCF(Σ {freeCashFlow}, Σ {time}, {terminalTime}; {weightedAverageCostOfCapital} − {weightedAverageCostOfCapitalStep}; {terminalGrowth} + {terminalGrowthStep})',
  'low-case-exit-multiple':
    'DCF(Σ {freeCashFlow}, Σ {time}, {terminalTime}; {weightedAverageCostOfCapital} + {weightedAverageCostOfCapitalStep}; {ebitda} × ({exitMultiple} − {exitMultipleStep}))',
  'high-case-exit-multiple':
    'DCF(Σ {freeCashFlow}, Σ {time}, {terminalTime}; {weightedAverageCostOfCapital} − {weightedAverageCostOfCapitalStep}; {ebitda} × ({exitMultiple} + {exitMultipleStep}))',
  'implied-ev-to-ebitda': '{enterpriseValue} / {ebitda}',
} as const satisfies Readonly<Record<string, string>>;

/**
 * The formula of each figure as shown to users: operands in braces, `Σ` before a repeated operand, `^` for powers. A
 * figure may omit operands that are blank in the accounts; they are treated as 0.
 */
export const formulaExpressions = {
  ...ordinaryFormulaExpressions,
  ...optionFormulaExpressions,
} as const;

export type FormulaId = keyof typeof formulaExpressions;

/** A formula of this engine version, or of an earlier version found in a stored snapshot. */
export type KnownFormulaId = FormulaId | EarlierFormulaId;

const knownExpressions: Readonly<Record<string, string>> = {
  ...earlierFormulaExpressions,
  ...formulaExpressions,
};

export const knownFormulaIds = Object.keys(knownExpressions) as KnownFormulaId[];

/** Empty for a formula of a later engine version, which an older browser tab may receive. */
export const formulaExpressionOf = (formula: string): string => knownExpressions[formula] ?? '';
