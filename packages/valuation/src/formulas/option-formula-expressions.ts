/**
 * Formulas that only options of a valuation use, with their expressions, written as in `formulaExpressions`. An operand
 * that a figure omits is treated as 0, or as 1 when it is a factor.
 */
export const optionFormulaExpressions = {
  'ebit-from-margin': '{revenue} × {margin}',
  'ebitda-from-ebit': '{ebit} + {depreciationAndAmortization}',
  'working-capital-amount': '{value}',
  'working-capital-from-days':
    '{revenue} × ({inventoryDays} + {receivableDays} − {payableDays}) / 365',
  'lease-present-value': '{commitment} / (1 + {costOfDebt})^{time}',
  'lease-years-beyond': 'max(1; round({lump} / (Σ {commitment} / {explicitYears})))',
  'lease-present-value-beyond':
    '{lump} / {yearsBeyond} × (1 − 1 / (1 + {costOfDebt})^{yearsBeyond}) / {costOfDebt} / (1 + {costOfDebt})^{explicitYears}',
  'lease-debt-of-commitments': 'Σ {presentValue}',
  'lease-debt-of-annuity': '{rent} × (1 − 1 / (1 + {costOfDebt})^{explicitYears}) / {costOfDebt}',
  'lease-depreciation': '{leaseDebt} / ({explicitYears} + {yearsBeyond})',
  'ebitda-before-rent': '{ebitda} + {rent}',
  'ebit-with-leases': '{ebit} + {rent} − {leaseDepreciation}',
  'grown-with-revenue': '{amount} × {revenue} / {baseRevenue}',
  'change-in-lease-debt': '{leaseDebt} − {previousLeaseDebt}',
  'free-cash-flow-with-leases':
    '{netOperatingProfitAfterTax} + {depreciationAndAmortization} − {capitalExpenditure} − {changeInNetWorkingCapital} − {changeInLeaseDebt}',
  'bridge-total-with-leases':
    '−{netFinancialDebt} − {leaseDebt} − {debtLikeItems} − {nonControllingInterests} + {nonOperatingAssets} + {taxPosition}',
  'net-financial-debt-with-shortfall': '{financialDebt} − ({cash} − {minimumCash})',
  'sum-of-debt-items': 'Σ {debtItem}',
  'bridge-total-with-items':
    '−{netFinancialDebt} − {leaseDebt} − {debtItems} − {debtLikeItems} − {nonControllingInterests} + {nonOperatingAssets} + {taxPosition}',
  'interest-coverage-with-leases':
    '({operatingProfit} + {rent} − {leaseDepreciation}) / ({interestExpense} + {costOfDebt} × {leaseDebt})',
  'debt-to-equity-with-leases': '{debtToEquity} + {leaseDebt} / {equity}',
  'equity-weight-with-leases': '{equity} / ({debt} + {leaseDebt} + {equity})',
  'losses-used': 'min(max(0; {ebit}); {openingLosses})',
  'losses-used-in-spain':
    'min(max(0; {ebit}); {openingLosses}; max(1000000; share({previousRevenue} × {unit}) × max(0; {ebit}) × {unit}) / {unit})',
  'losses-used-within-share':
    'min(max(0; {ebit}); {openingLosses}; {offsetShare} × max(0; {ebit}))',
  'spanish-tax-rate':
    'rate({year}; (max(0; {ebit}) − {lossesUsed}) × {unit}; {previousRevenue} × {unit})',
  'spanish-rate-of-regime': '{value}',
  'spanish-rate-by-bands':
    '{upperRate} − ({upperRate} − {lowerRate}) × min(1; 50000 / ((max(0; {ebit}) − {lossesUsed}) × {unit}))',
  'spanish-rate-without-profit': '{lowerRate}',
  'spanish-relief-rate': 'relief({yearsOfProfit}; {reliefYears}; {taxRate})',
  'spanish-rate-in-ceuta-melilla': '{commonTaxRate} × (1 − {relief} × {localShare})',
  'spanish-rate-in-zec':
    '{commonTaxRate} − ({commonTaxRate} − {zecRate}) × {zecBase} / max({zecBase}; {ebit} − {lossesUsed})',
  'years-since-first-profit':
    'sign({openingYears} + max(0; {ebit}) − {lossesUsed}) × ({openingYears} + 1)',
  'closing-losses': '{openingLosses} + max(0; −{ebit}) − {lossesUsed}',
  'tax-after-losses': '{taxRate} × (max(0; {ebit}) − {lossesUsed})',
  'reinvestment-by-sales-to-capital': '({revenue} − {previousRevenue}) / {salesToCapital}',
  'free-cash-flow-after-reinvestment': '{netOperatingProfitAfterTax} − {reinvestment}',
  'stub-fraction': '{daysLeft} / {daysOfYear}',
  'flow-of-stub-year': '{freeCashFlow} × {stubFraction}',
  'time-in-stub': '{stubFraction} / 2',
  'time-mid-year-after-stub': '{stubFraction} + {year} − {baseYear} − 1.5',
  'time-year-end-after-stub': '{stubFraction} + {year} − {baseYear} − 1',
  'cost-of-capital-of-last-year': '{value}',
  'cumulative-discount-factor':
    '{openingFactor} / (1 + {weightedAverageCostOfCapital})^({time} − {openingTime})',
  'cash-corrected-beta': '{unleveredBeta} / (1 − {cashToFirmValue})',
  'interest-coverage':
    '({operatingProfit} + {leaseInterest}) / ({interestExpense} + {leaseInterest})',
  'synthetic-spread-large': 'spreadLarge({interestCoverage})',
  'synthetic-spread-smaller': 'spreadSmaller({interestCoverage})',
  'synthetic-spread-financial': 'spreadFinancial({interestCoverage})',
  'interpolated-spread-large': 'spreadLargeBetween({interestCoverage})',
  'interpolated-spread-smaller': 'spreadSmallerBetween({interestCoverage})',
  'interpolated-spread-financial': 'spreadFinancialBetween({interestCoverage})',
  'spread-without-interest': 'spreadBest({interestExpense} + {leaseInterest} + {leaseDebt})',
  'specific-premium-by-factors': 'min(0.06; 0.005 × Σ {riskScore})',
  'tax-shield-at-terminal-rate': '{taxRate}',
  'equity-weight-by-market-values': '{equity} / ({debt} + {equity})',
  'equity-weight-by-target': '1 − {debtToValue}',
  'terminal-flow-at-full-tax':
    '({freeCashFlow} + {tax} − {taxRate} × max(0; {ebit})) × (1 + {terminalGrowth})',
  'flow-at-full-tax': '{freeCashFlow} + {tax} − {taxRate} × max(0; {ebit})',
  'ebit-from-margin-with-leases': '{revenue} × {margin} + {rent} − {leaseDepreciation}',
  'profit-after-tax-for-ever': '{ebit} − {taxRate} × max(0; {ebit})',
  'implied-growth-after-reinvestment':
    'growth({terminalValue}; {netOperatingProfitAfterTax} × (1 + {weightedAverageCostOfCapital})^({explicitYears} − {time}); {returnOnCapital}; {weightedAverageCostOfCapital})',
  'terminal-ebit-from-margin': '{revenue} × {margin} × (1 + {terminalGrowth})',
  'terminal-ebit-from-margin-with-leases':
    '({revenue} × {margin} + {rent} − {leaseDepreciation}) × (1 + {terminalGrowth})',
  'terminal-ebit': '{ebit} × (1 + {terminalGrowth})',
  'terminal-profit-after-tax': '{ebit} − {taxRate} × max(0; {ebit})',
  'terminal-flow-after-reinvestment':
    '{netOperatingProfitAfterTax} × (1 − {terminalGrowth} / {returnOnCapital})',
  'weighted-terminal-value': '{gordonWeight} × {gordonValue} + (1 − {gordonWeight}) × {exitValue}',
  'low-case':
    'DCF(Σ {freeCashFlow}, Σ {time}, Σ {yearlyCostOfCapital}, Σ {closingTime}, {terminalTime}, {exitTime}; {weightedAverageCostOfCapital} + {weightedAverageCostOfCapitalStep}; {terminalFreeCashFlow}, {returnOnCapital}, {terminalGrowth} − {terminalGrowthStep}; {ebitda} × ({exitMultiple} − {exitMultipleStep}); {gordonWeight})',
  'high-case':
    'DCF(Σ {freeCashFlow}, Σ {time}, Σ {yearlyCostOfCapital}, Σ {closingTime}, {terminalTime}, {exitTime}; {weightedAverageCostOfCapital} − {weightedAverageCostOfCapitalStep}; {terminalFreeCashFlow}, {returnOnCapital}, {terminalGrowth} + {terminalGrowthStep}; {ebitda} × ({exitMultiple} + {exitMultipleStep}); {gordonWeight})',
  'step-within-limit':
    '{value} × max(0; min(1; ({weightedAverageCostOfCapital} − 0.005) / {weightedAverageCostOfCapitalStep}; ({weightedAverageCostOfCapital} − {terminalGrowth} − 0.005) / ({weightedAverageCostOfCapitalStep} + {terminalGrowthStep})))',
  'multiple-of-deals': '{multiple}',
  'percentile-of-comparables': 'percentile(Σ {multiple}; {percentile})',
  'size-step-on-curve-by-multiple':
    '{lowerStep} + ({upperStep} − {lowerStep}) × ln(max({lowerValue}; min({upperValue}; {amount} × {multiple} × {unit})) / {lowerValue}) / ln({upperValue} / {lowerValue})',
  'size-step-on-curve-by-earnings':
    '{lowerStep} + ({upperStep} − {lowerStep}) × ln(max({lowerValue}; min({upperValue}; ({amount} × {multiple} − {bridgeTotal}) × {unit})) / {lowerValue}) / ln({upperValue} / {lowerValue})',
  'value-by-multiple': '{amount} × {appliedMultiple}',
  'enterprise-from-equity': '{equity} − {bridgeTotal}',
  'weighted-multiples': 'Σ({weight} × {value}) / Σ {weight}',
  'discount-given': '{value}',
  'discount-chaffe': 'putChaffe({maturity}; {volatility}; {riskFreeRate}; {dividendYield})',
  'discount-finnerty': 'putFinnerty({maturity}; {volatility}; {dividendYield})',
  'discount-ghaidarov': 'putGhaidarov({maturity}; {volatility}; {dividendYield})',
  'discount-for-lack-of-control': '1 − 1 / (1 + {controlPremium})',
  'combined-discount': '1 − (1 − {lackOfControl}) × (1 − {lackOfMarketability})',
  'discount-amount': '{equity} − {value}',
  'effective-discount': '1 − {value} / {equity}',
  'equity-after-discounts': '{equity} − {discount} × max(0; {equity})',
  'sum-of-revaluations': 'Σ {adjustment}',
  'latent-tax': '{taxRate} × max(0; Σ {adjustment})',
  'adjusted-net-assets': '{equity} + {adjustments} − {latentTax}',
  'implied-goodwill': '{equity} − {netAssets}',
  'diluted-share-price': '{equity} × {unit} / ({shares} + {options})',
  'option-value':
    'call({dilutedSharePrice}; {strike}; {maturity}; {volatility}; {riskFreeRate}; {dividendYield})',
  'options-value': '{options} × {optionValue} / {unit}',
  'value-per-share': '({equity} − {optionsValue}) × {unit} / {shares}',
} as const satisfies Readonly<Record<string, string>>;
