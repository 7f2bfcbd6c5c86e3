import type { AccountsIntake } from '@valia/domain/accounts-intake/accounts-intake.ts';
import { pastedTargets, type PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import type { PastedSums, RowChoices } from '@valia/domain/pasted-accounts/sums-of-intake.ts';
import { tryWriteValue } from '@valia/domain/valuation-cells/try-write-value.ts';
import { ratioLines } from '@valia/domain/valuation-years/ratio-lines.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { PasteOutcome } from '../paste-block.ts';

const pathOf = (target: PastedTarget, index: number): string => {
  const part = ratioLines.some((line) => line === target) ? 'ratioLines' : 'lines';
  return `accounts.years.${String(index)}.${part}.${target}`;
};

/** Own work that a year capitalises, which a warning is about. */
const ownWork = ({ figures }: AccountsIntake, choices: RowChoices, year: number): number =>
  figures
    .filter(
      (one) => one.place === 'own_work' && one.year === year && choices[one.row] === undefined,
    )
    .reduce((sum, { amount }) => sum + amount, 0);

const written = (outcome: PasteOutcome, path: string, amount: number): void => {
  const acceptance = tryWriteValue(outcome.document, path, amount);
  if (acceptance.document === null) {
    outcome.refused.push({ path, text: String(amount), issue: acceptance.issue });
    return;
  }
  outcome.document = acceptance.document;
  outcome.applied.push(path);
};

/** Writes the sums of a take into the years of the valuation, in its unit; other years are left out. */
export const writeSums = (
  document: ValuationDocument,
  intake: AccountsIntake,
  { lines }: PastedSums,
  choices: RowChoices,
): PasteOutcome => {
  const outcome: PasteOutcome = { document, applied: [], skipped: 0, refused: [] };
  for (const [index, { year }] of document.accounts.years.entries()) {
    for (const target of pastedTargets) {
      const amount = lines[target]?.[year];
      if (amount !== undefined) written(outcome, pathOf(target, index), amount / document.unit);
    }
    const own = ownWork(intake, choices, year);
    if (own > 0)
      written(outcome, `accounts.years.${String(index)}.capitalisedOwnWork`, own / document.unit);
  }
  return outcome;
};
