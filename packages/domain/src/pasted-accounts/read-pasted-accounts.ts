import { pastedColumns } from './pasted-columns.ts';
import { accountOfCell, labelKey, splitAccount, withoutNumbering } from './label-key.ts';
import type { PastedAccounts, PastedRow, RowVerdict } from './pasted-row.ts';
import type { PastedTarget } from './pasted-target.ts';
import { rowOfAccount } from './row-of-account.ts';
import { type KnownLabel, knownLabel } from './pgc-labels.ts';
import { detectDecimalSeparator, readAmount } from './read-amounts.ts';
import { readCells } from './read-cells.ts';
import { sumByTarget } from './sum-by-target.ts';

/** The targets that the user chose earlier for rows; null when the row is not used. */
export type RememberedTargets = Readonly<Record<string, PastedTarget | null>>;

interface Options {
  targets: ReadonlySet<PastedTarget>;
  remembered: RememberedTargets;
}

interface ReadRow {
  label: string;
  key: string;
  account: string | null;
  known: KnownLabel | 'passed' | null;
  amounts: (number | null)[];
}

/** The key is the name, or the account when the row has no name. */
const rowKey = (name: string, account: string | null): string => {
  const key = labelKey(name);
  return key === '' || key === account ? `account ${account ?? ''}` : key;
};

const readRows = (text: string): { years: (number | null)[]; rows: ReadRow[] } => {
  const cells = readCells(text);
  const columns = pastedColumns(cells);
  const body = cells.slice(columns.from);
  const mark = detectDecimalSeparator(body.flatMap((row) => columns.figures.map(({ at }) => row[at] ?? '')));
  const rows = body.flatMap((row): ReadRow[] => {
    const amounts = columns.figures.map(({ at }) => readAmount(row[at] ?? '', mark));
    const ownAccount = columns.account === null ? '' : (row[columns.account] ?? '');
    const written = columns.name === null ? '' : (row[columns.name] ?? '');
    const { account, name } = splitAccount(written === '' ? ownAccount : written);
    if (amounts.every((amount) => amount === null)) return [];
    const number = accountOfCell(ownAccount) ?? account;
    const label = [number ?? '', withoutNumbering(name) === number ? '' : name].join(' ').trim();
    const known = knownLabel(labelKey(name));
    return [{ label, key: rowKey(name, number), account: number, known, amounts }];
  });
  return { years: columns.figures.map(({ year }) => year), rows };
};

/**
 * The target by a name of the models, otherwise by the account. The name takes precedence, even with an account that
 * belongs to another row.
 */
const targetOf = ({ known, account, key }: ReadRow, remembered: RememberedTargets) => {
  const told = remembered[key];
  if (told !== undefined) return told;
  const ofAccount = account === null ? undefined : rowOfAccount(account);
  if (known === null) return ofAccount;
  return known === 'passed' ? (ofAccount ?? null) : known.target;
};

/**
 * Whether a row is an account within another one in the block, or a line of the models below the line that sums it up.
 */
const isPart = (row: ReadRow, target: PastedTarget, rows: readonly ReadRow[]): boolean => {
  const { account, known } = row;
  const isWithin =
    account !== null &&
    rows.some(
      (other) =>
        other.account !== null &&
        other !== row &&
        other.account !== account &&
        account.startsWith(other.account),
    );
  if (isWithin) return true;
  const level = known === null || known === 'passed' ? 1 : known.level;
  return rows.some(({ account: ofOther, known: other }) => {
    if (other === null || other === 'passed' || ofOther !== null || other.level >= level)
      return false;
    return known === null || known === 'passed'
      ? other.target === target
      : other.group === known.group;
  });
};

const verdictOf = (row: ReadRow, rows: readonly ReadRow[], options: Options): RowVerdict => {
  const target = targetOf(row, options.remembered);
  if (target === undefined) return { kind: 'asked' };
  if (target === null || !options.targets.has(target)) return { kind: 'passed' };
  const isRemembered = options.remembered[row.key] !== undefined;
  return { kind: !isRemembered && isPart(row, target, rows) ? 'part' : 'line', target };
};

/** Reads accounts by their names and numbers in the Spanish models; every row with a figure is in the result. */
export const readPastedAccounts = (text: string, options: Options): PastedAccounts => {
  const { years, rows } = readRows(text);
  const judged = rows.map((row): PastedRow => {
    const { label, key, amounts } = row;
    return { label, key, amounts, verdict: verdictOf(row, rows, options) };
  });
  return { years, rows: judged, lines: sumByTarget(judged) };
};
