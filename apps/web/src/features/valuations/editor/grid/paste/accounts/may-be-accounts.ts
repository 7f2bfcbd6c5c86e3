import { findStatedUnit } from '@valia/domain/accounts-intake/decisions/decide-unit.ts';
import type { GridRow } from '../../grid-model.ts';

const lettersAndFigures = /\p{L}{3}[^\n]*\d/u;

/** A header may hold years, which are no figures. */
const withoutYears = (line: string): string => line.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, '');

const linesOf = (text: string): string[] =>
  text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');

/** Whether a block has names beside figures; only the reader of accounts, which is loaded then, can say more. */
export const mayBeAccounts = (text: string): boolean =>
  linesOf(text).filter((line) => lettersAndFigures.test(withoutYears(line))).length > 1;

/**
 * Whether the block was copied from the grid itself, with its own names and signs: it is then pasted back unchanged.
 */
export const isOwnCopy = (text: string, grid: readonly GridRow[]): boolean => {
  const names = new Set(grid.map(({ label }) => label));
  return linesOf(text).every((line) => {
    const [name = '', ...cells] = line.split('\t').map((cell) => cell.trim());
    if (findStatedUnit(line) !== null) return false;
    const isHead = !/\d/u.test(withoutYears(line));
    return isHead || (names.has(name) && cells.every((cell) => /^[\d.,%]*$/u.test(cell)));
  });
};
