import type { PastedTarget } from './pasted-target.ts';

/** The longest matching prefix is used; `null` is an account of the chart that has no row here. */
const byPrefix: Readonly<Record<string, PastedTarget | null>> = {
  '1': null,
  '2': null,
  '3': 'inventories',
  '40': 'tradePayables',
  '407': 'inventories',
  '41': 'tradePayables',
  '43': 'tradeReceivables',
  '438': 'tradePayables',
  '44': 'tradeReceivables',
  '460': 'tradeReceivables',
  '465': 'tradePayables',
  '466': 'tradePayables',
  '470': 'tradeReceivables',
  '471': 'tradeReceivables',
  '472': 'tradeReceivables',
  '473': 'tradeReceivables',
  '475': 'tradePayables',
  '476': 'tradePayables',
  '477': 'tradePayables',
  '48': null,
  '49': 'tradeReceivables',
  '499': null,
  '5': null,
  '60': 'supplies',
  '61': 'supplies',
  '62': 'otherOperatingExpenses',
  '63': 'otherOperatingExpenses',
  '630': null,
  '633': null,
  '638': null,
  '64': 'personnel',
  '65': 'otherOperatingExpenses',
  '66': null,
  '661': 'interestExpense',
  '662': 'interestExpense',
  '665': 'interestExpense',
  '67': null,
  '68': 'depreciationAndAmortization',
  '69': null,
  '70': 'revenue',
  '71': 'otherIncome',
  '73': 'otherIncome',
  '74': 'otherIncome',
  '746': null,
  '75': 'otherIncome',
  '76': null,
  '77': null,
  '79': null,
};

/**
 * The row of an account of the Spanish chart; null when the account has no row here, undefined when the chart does not
 * contain it.
 */
export const rowOfAccount = (account: string): PastedTarget | null | undefined => {
  for (let length = Math.min(account.length, 3); length > 0; length -= 1) {
    const target = byPrefix[account.slice(0, length)];
    if (target !== undefined) return target;
  }
  return undefined;
};
