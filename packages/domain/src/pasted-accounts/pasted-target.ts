import { type AccountLine, accountLines } from '@valia/valuation/valuation-inputs.ts';
import { ratioLines } from '../valuation-years/ratio-lines.ts';

/** The rows of the accounts that a pasted row may go to. */
export const pastedTargets = [...accountLines, ...ratioLines] as const;
export type PastedTarget = AccountLine | (typeof ratioLines)[number];
