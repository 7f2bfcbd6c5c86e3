import type { AccountsIntake } from '@valia/domain/accounts-intake/accounts-intake.ts';
import { pastedTextToSheet } from '@valia/domain/accounts-intake/blocks/pasted-text-to-sheet.ts';
import { readAccounts } from '@valia/domain/accounts-intake/read-accounts.ts';
import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import { pastedTargets, type PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import {
  type PastedSums,
  type RowChoices,
  sumsOfIntake,
} from '@valia/domain/pasted-accounts/sums-of-intake.ts';
import { answerOfTarget } from '@valia/domain/pasted-accounts/target-of-figure.ts';
import { useMemo, useState } from 'react';
import { useEditor } from '../../../document/editor-context.ts';
import type { GridRow } from '../../grid-model.ts';

/** An answer as it is shown, to be taken back. */
interface GivenAnswer {
  id: string;
  question: string;
  answer: string;
}

export interface PastedReading {
  files: readonly SourceFile[];
  intake: AccountsIntake;
  sums: PastedSums;
  choices: RowChoices;
  /** Choices made here, to be remembered. */
  chosen: RowChoices;
  given: readonly GivenAnswer[];
  answer: (given: GivenAnswer, value: string) => void;
  choose: (row: string, target: PastedTarget | null, given: Omit<GivenAnswer, 'id'>) => void;
  takeBack: (id: string) => void;
}

const rowQuestion = (key: string): string => `row:${key.replace(/^account /u, '')}`;

/** A row without an account is remembered by its name. */
export const keyOfRow = (row: string): string => {
  const name = row.replace(/^row:/u, '');
  return /^\d+$/u.test(name) ? `account ${name}` : name;
};

const fileOfText = (text: string): SourceFile => ({
  name: '',
  sha256: '',
  kind: 'clipboard',
  sheets: [pastedTextToSheet(text)],
  facts: [],
  dateSystem: 1900,
  marks: null,
  delimiter: null,
  notices: [],
});

/** The rows of the accounts that are typed in. */
const targetsOf = (rows: readonly GridRow[]): Set<PastedTarget> =>
  new Set(
    pastedTargets.filter((target) =>
      rows.some(({ key, cells }) => key === target && cells.some(({ path }) => path !== null)),
    ),
  );

const without = <T>(of: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([key]) => key !== id));

/** A pasted block as the reader of accounts understands it, with what was answered so far. */
export const usePastedReading = (text: string, rows: readonly GridRow[]): PastedReading => {
  const { document, rememberedRows } = useEditor();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<RowChoices>({});
  const [given, setGiven] = useState<readonly GivenAnswer[]>([]);
  const files = useMemo(() => [fileOfText(text)], [text]);
  const choices = useMemo(() => {
    // A row that was left out of another company's accounts may count in this one.
    const known = Object.entries(rememberedRows).flatMap(([key, to]) =>
      to === null ? [] : [[rowQuestion(key), to] as const],
    );
    return { ...Object.fromEntries(known), ...chosen };
  }, [rememberedRows, chosen]);
  const intake = useMemo(() => {
    const placed: Record<string, string> = {};
    for (const [row, to] of Object.entries(choices)) placed[row] = answerOfTarget(to);
    return readAccounts(files, {
      answers: { ...placed, ...answers },
      valuationUnit: document.unit,
    });
  }, [files, choices, answers, document.unit]);
  const note = (one: GivenAnswer): void =>
    setGiven((before) => [...before.filter(({ id }) => id !== one.id), one]);
  return {
    files,
    intake,
    sums: sumsOfIntake(intake, targetsOf(rows), choices),
    choices,
    chosen,
    given,
    answer: (one, value) => {
      setAnswers((before) => ({ ...before, [one.id]: value }));
      note(one);
    },
    choose: (row, target, one) => {
      setChosen((before) => ({ ...before, [row]: target }));
      note({ ...one, id: row });
    },
    takeBack: (id) => {
      setAnswers((before) => without(before, id));
      setChosen((before) => without(before, id));
      setGiven((before) => before.filter((one) => one.id !== id));
    },
  };
};

/** Whether any row of a block is recognised as accounts; otherwise it is pasted like any other block. */
export const isOfAccounts = ({ outcomes, questions, figures }: AccountsIntake): boolean => {
  const unknown = new Set(questions.flatMap(({ id, kind }) => (kind === 'row' ? [id] : [])));
  const rows = new Map<number, boolean>();
  for (const { row, outcome } of outcomes) {
    if (!['placed', 'summed', 'asked'].includes(outcome.kind)) continue;
    const isKnown = outcome.kind !== 'asked' || !unknown.has(outcome.question);
    rows.set(row, (rows.get(row) ?? false) || isKnown);
  }
  const known = [...rows.values()].filter(Boolean).length;
  // The cells of the grid are no place for a journal either: the preview says what to ask for.
  if (outcomes.some(({ outcome }) => outcome.kind === 'refused' && outcome.fault === 'journal'))
    return true;
  const isRead = figures.length > 0 || questions.some(({ kind }) => kind !== 'row');
  return rows.size > 1 && isRead && known > 0;
};
