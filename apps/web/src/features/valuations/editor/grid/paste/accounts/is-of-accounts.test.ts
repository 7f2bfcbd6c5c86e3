import { pastedTextToSheet } from '@valia/domain/accounts-intake/blocks/pasted-text-to-sheet.ts';
import { makeSourceFile, readIntake } from '@valia/domain/accounts-intake/testing/read-intake.ts';
import { expect, test } from 'vitest';
import { isOfAccounts } from './use-pasted-reading.ts';

const isShown = (text: string): boolean =>
  isOfAccounts(readIntake([makeSourceFile([pastedTextToSheet(text)])]).intake);

test('one known row is enough for the preview; rows of other names alone go to the cells', () => {
  const names = 'Xurriña\t40.000\nZorrupta\t60.000\nQuimbria\t300.000';
  expect(isShown(`\t2025\nVentas\t900.000\n${names}`)).toBe(true);
  expect(isShown(`\t2025\n${names}`)).toBe(false);
});
