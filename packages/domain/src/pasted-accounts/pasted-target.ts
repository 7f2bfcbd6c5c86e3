import { type AccountLine, accountLines } from '@valia/valuation/valuation-inputs.ts';
import { ratioLines } from '../valuation-years/ratio-lines.ts';

/** The rows of the accounts to which a pasted row may be assigned. */
export const pastedTargets = [...accountLines, ...ratioLines] as const;
export type PastedTarget = AccountLine | (typeof ratioLines)[number];
