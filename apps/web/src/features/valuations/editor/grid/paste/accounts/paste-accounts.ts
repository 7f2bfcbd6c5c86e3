import { tryWriteValue } from '@valia/domain/valuation-cells/try-write-value.ts';
import { labelKey } from '@valia/domain/pasted-accounts/label-key.ts';
import { type PastedTarget, pastedTargets } from '@valia/domain/pasted-accounts/pasted-target.ts';
import type { PastedAccounts } from '@valia/domain/pasted-accounts/pasted-row.ts';
import { ratioLines } from '@valia/domain/valuation-years/ratio-lines.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { GridRow } from '../../grid-model.ts';
import type { PasteOutcome } from '../paste-block.ts';

/** The editable rows of a grid. */
export const pasteTargetRows = (rows: readonly GridRow[]): Set<PastedTarget> =>
  new Set(
    pastedTargets.filter((target) =>
      rows.some(({ key, cells }) => key === target && cells.some(({ path }) => path !== null)),
    ),
  );

/** Whether most of a block is recognised as accounts; otherwise it is pasted like any other block. */
export const isAccountsBlock = ({ rows }: PastedAccounts): boolean => {
  const known = rows.filter(({ verdict }) => verdict.kind !== 'asked').length;
  return (
    rows.length > 1 &&
    rows.some(({ verdict }) => verdict.kind === 'line') &&
    known * 2 >= rows.length
  );
};

/**
 * Whether the block was copied from the grid itself, with its own names and signs: it is then pasted back unchanged.
 */
export const isCopiedFromGrid = ({ rows, lines }: PastedAccounts, grid: readonly GridRow[]): boolean => {
  const names = new Set(grid.map(({ label }) => labelKey(label)));
  return rows.every(({ label, verdict, amounts }) => {
    const summed = verdict.kind === 'line' ? lines[verdict.target] : amounts;
    return names.has(labelKey(label)) && amounts.every((amount, at) => amount === summed?.[at]);
  });
};

/**
 * Whether there is nothing to request or preview: every row is one of the grid's, and every column one of its years.
 */
export const isUnambiguousPaste = ({ rows, years }: PastedAccounts, known: readonly number[]): boolean => {
  const targets = rows.map(({ verdict }) => (verdict.kind === 'line' ? verdict.target : null));
  return (
    !targets.includes(null) &&
    new Set(targets).size === rows.length &&
    years.every((year) => year !== null && known.includes(year))
  );
};

const pathOf = (target: PastedTarget, index: number): string => {
  const part = ratioLines.some((line) => line === target) ? 'ratioLines' : 'lines';
  return `accounts.years.${String(index)}.${part}.${target}`;
};

/** Writes the sums into the years of their columns; an empty cell changes nothing. */
export const pasteAccounts = (
  document: ValuationDocument,
  { lines }: PastedAccounts,
  years: readonly (number | null)[],
): PasteOutcome => {
  const outcome: PasteOutcome = { document, applied: [], skipped: 0, refused: [] };
  for (const target of pastedTargets) {
    lines[target]?.forEach((amount, column) => {
      const index = document.accounts.years.findIndex(({ year }) => year === years[column]);
      if (amount === null || index < 0) return;
      const path = pathOf(target, index);
      const acceptance = tryWriteValue(outcome.document, path, amount);
      if (acceptance.document === null) {
        outcome.refused.push({ path, text: String(amount), issue: acceptance.issue });
        return;
      }
      outcome.document = acceptance.document;
      outcome.applied.push(path);
    });
  }
  return outcome;
};
