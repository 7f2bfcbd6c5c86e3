import { workedExample } from '@valia/domain/testing/worked-example.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { addEarlierYear, removeEarliestYear } from '@valia/domain/valuation-years/account-years.ts';
import { addAdjustment } from '@valia/domain/valuation-years/adjustment-edits.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { setDriverYear } from '@valia/domain/valuation-years/driver-edits.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  initialEditorState,
} from './editor-state.ts';

const edit = (state: EditorState, path: string, value: unknown): EditorState =>
  editorReducer(state, { type: 'edit', path, document: writeField(state.document, path, value) });

const run = (state: EditorState, ...types: ('undo' | 'redo' | 'end-stretch')[]): EditorState =>
  types.reduce((current, type) => editorReducer(current, { type } satisfies EditorAction), state);

describe('undo and redo', () => {
  const start = initialEditorState(workedExample);

  it('undo brings the value before back, redo the value after', () => {
    const changed = edit(start, 'bridge.cash', 1);
    expect(run(changed, 'undo').document.bridge.cash).toBe(884_000);
    expect(run(changed, 'undo', 'redo').document.bridge.cash).toBe(1);
    expect(run(start, 'undo', 'redo')).toEqual(start);
  });

  it('letters typed into one field are one step, until the field is left', () => {
    const typed = edit(
      edit(edit(start, 'company.name', 'A'), 'company.name', 'AB'),
      'company.name',
      'ABC',
    );
    expect(typed.past).toHaveLength(1);
    const again = edit(run(typed, 'end-stretch'), 'company.name', 'D');
    expect(again.past).toHaveLength(2);
    expect(run(again, 'undo').document.company.name).toBe('ABC');
  });

  it('letters that come back to what stood there are none', () => {
    const typed = edit(edit(start, 'bridge.cash', 1), 'company.name', 'A');
    const back = edit(typed, 'company.name', workedExample.company.name);
    expect(back.past).toHaveLength(1);
    expect(edit(back, 'company.name', 'B').past).toHaveLength(2);
    expect(run(back, 'undo').document).toBe(workedExample);
  });

  it('a new edit after an undo ends what could be redone', () => {
    const state = edit(run(edit(start, 'bridge.cash', 1), 'undo'), 'bridge.cash', 2);
    expect(run(state, 'redo').document.bridge.cash).toBe(2);
  });
});

describe('a text the document cannot take', () => {
  const issue = { path: 'bridge.cash', code: 'not-a-number', params: {} } as const;
  const refused = editorReducer(initialEditorState(workedExample), {
    type: 'refuse',
    path: 'bridge.cash',
    text: 'mil',
    issue,
  });

  it('stays visible while the last valid value is kept', () => {
    expect(refused.refused['bridge.cash']).toEqual({ text: 'mil', issue });
    expect(refused.document.bridge.cash).toBe(884_000);
  });

  it('is a step of its own: undone it goes, done again it comes back, and the figure before it stays', () => {
    const typed = edit(initialEditorState(workedExample), 'bridge.cash', 5);
    const left = editorReducer(typed, { type: 'end-stretch' });
    const one = editorReducer(left, { type: 'refuse', path: 'bridge.cash', text: '5x', issue });
    const two = editorReducer(one, { type: 'refuse', path: 'bridge.cash', text: '5xy', issue });
    const undone = run(two, 'undo');
    expect([undone.document.bridge.cash, undone.refused]).toEqual([5, {}]);
    expect(undone.taken).toMatchObject({ kind: 'undone', path: 'bridge.cash' });
    expect(run(undone, 'redo').refused['bridge.cash']?.text).toBe('5xy');
    expect(run(undone, 'undo').document.bridge.cash).toBe(884_000);
  });

  it('each step brings back what stood there before, and none is empty', () => {
    const type = (state: EditorState, path: string, text: string): EditorState => {
      const refusal = { ...issue, path };
      return run(
        editorReducer(state, { type: 'refuse', path, text, issue: refusal }),
        'end-stretch',
      );
    };
    const seen = (state: EditorState) => [
      state.document.bridge.cash,
      state.refused['bridge.cash']?.text ?? null,
    ];
    const all = (state: EditorState): unknown[] =>
      state.past.length === 0 ? [seen(state)] : [seen(state), ...all(run(state, 'undo'))];
    const start = [884_000, null];
    const refusedOnce = type(initialEditorState(workedExample), 'bridge.cash', 'mil');
    const mended = run(edit(refusedOnce, 'bridge.cash', 7), 'end-stretch');
    expect(all(mended)).toEqual([[7, null], [884_000, 'mil'], start]);
    const between = run(edit(refusedOnce, 'bridge.financialDebt', 5), 'end-stretch');
    const back = edit(between, 'bridge.cash', 884_000);
    const held = [884_000, 'mil'];
    expect(all(back)).toEqual([start, held, held, start]);
    const forgotten = editorReducer(between, { type: 'forget', path: 'bridge.cash' });
    expect(all(forgotten)).toEqual([start, held, held, start]);
    const again = editorReducer(refusedOnce, {
      type: 'refuse',
      path: 'bridge.cash',
      text: 'm',
      issue,
    });
    const same = editorReducer(again, { type: 'refuse', path: 'bridge.cash', text: 'mil', issue });
    expect(all(same)).toEqual([held, start]);
  });

  it('goes with its item, and comes back with it', () => {
    const path = 'accounts.years.0.lines.revenue';
    const typed = run(
      editorReducer(initialEditorState(workedExample), {
        type: 'refuse',
        path,
        text: 'mil',
        issue: { ...issue, path },
      }),
      'end-stretch',
    );
    const shorter = editorReducer(typed, {
      type: 'edit',
      path: 'accounts.years',
      document: removeEarliestYear(typed.document),
    });
    expect(shorter.refused).toEqual({});
    expect(run(shorter, 'undo').refused[path]?.text).toBe('mil');
  });

  it('taken away again leaves nothing to undo', () => {
    const forgotten = editorReducer(refused, { type: 'forget', path: 'bridge.cash' });
    expect(forgotten.past).toEqual([]);
    expect(edit(refused, 'bridge.cash', 884_000).past).toEqual([]);
    expect(editorReducer(refused, { type: 'forget-all' }).past).toEqual([]);
  });

  it('survives an edit elsewhere and goes when the field is mended', () => {
    const elsewhere = edit(refused, 'terminal.terminalGrowth', 0.01);
    expect(elsewhere.refused['bridge.cash']?.text).toBe('mil');
    expect(edit(elsewhere, 'bridge.cash', 1000).refused).toEqual({});
    expect(editorReducer(elsewhere, { type: 'forget', path: 'bridge.cash' }).refused).toEqual({});
  });
});

describe('a pasted block', () => {
  const issue = { path: 'bridge.minimumCash', code: 'not-a-number', params: {} } as const;
  const pasted = editorReducer(initialEditorState(workedExample), {
    type: 'paste',
    path: 'bridge.cash',
    block: {
      document: writeField(workedExample, 'bridge.cash', 1),
      applied: ['bridge.cash'],
      refused: [{ path: 'bridge.minimumCash', text: '#N/A', issue }],
    },
  });
  const left = { 'bridge.minimumCash': { text: '#N/A', issue } };

  it('is one step: undoing takes its refused cells with it, redoing brings them back', () => {
    expect(pasted.refused).toEqual(left);
    const undone = run(pasted, 'undo');
    expect([undone.document, undone.refused]).toEqual([workedExample, {}]);
    const again = run(undone, 'redo');
    expect([again.document.bridge.cash, again.refused]).toEqual([1, left]);
    expect(run(again, 'undo').refused).toEqual({});
  });

  it('that nothing of is taken can be undone too', () => {
    const nothingTaken = editorReducer(initialEditorState(workedExample), {
      type: 'paste',
      path: 'bridge.minimumCash',
      block: {
        document: workedExample,
        applied: [],
        refused: [{ path: issue.path, text: 'x', issue }],
      },
    });
    expect(Object.keys(nothingTaken.refused)).toEqual([issue.path]);
    expect(run(nothingTaken, 'undo').refused).toEqual({});
  });

  it('gives a text that was refused before its place back', () => {
    const typed = editorReducer(initialEditorState(workedExample), {
      type: 'refuse',
      path: 'bridge.cash',
      text: 'mil',
      issue,
    });
    const block = { document: pasted.document, applied: ['bridge.cash'], refused: [] };
    const filled = editorReducer(typed, { type: 'paste', path: 'bridge.minimumCash', block });
    expect(filled.refused).toEqual({});
    expect(run(filled, 'undo').refused).toEqual(typed.refused);
  });
});

describe('what somebody else saved meanwhile', () => {
  const start = initialEditorState(workedExample);

  it('taken instead of nothing but a refused text, undo brings that back', () => {
    const issue = { path: 'bridge.cash', code: 'not-a-number', params: {} } as const;
    const refuse = { type: 'refuse', path: 'bridge.cash', text: 'mil', issue } as const;
    const [base, later] = [workedExample, writeField(workedExample, 'company.name', 'Suya')];
    const given = editorReducer(editorReducer(start, refuse), {
      type: 'give-up',
      base,
      theirs: later,
    });
    expect([given.document, given.refused]).toEqual([later, {}]);
    expect(run(given, 'undo').refused['bridge.cash']?.text).toBe('mil');
  });

  const theirs = writeField(workedExample, 'company.name', 'Suya');
  const rebased = editorReducer(edit(start, 'bridge.cash', 1), {
    type: 'rebase',
    base: workedExample,
    theirs,
  });

  it('takes my fields, also those typed since the conflict was seen', () => {
    expect(rebased.document.company.name).toBe('Suya');
    expect(rebased.document.bridge.cash).toBe(1);
  });

  it('cannot be undone over', () => {
    expect(run(rebased, 'undo')).toBe(rebased);
    expect(run(rebased, 'redo')).toBe(rebased);
  });

  it('keeps the history when it changes nothing', () => {
    const edited = edit(start, 'bridge.cash', 1);
    expect(
      editorReducer(edited, { type: 'rebase', base: workedExample, theirs: workedExample }),
    ).toBe(edited);
  });
});

describe('theirs instead of mine', () => {
  const theirs = writeField(writeField(workedExample, 'company.name', 'Suya'), 'bridge.cash', 2);
  const typed = editorReducer(
    edit(edit(initialEditorState(workedExample), 'bridge.cash', 1), 'client.contact', 'Mío'),
    {
      type: 'refuse',
      path: 'company.employees',
      text: 'muchos',
      issue: { path: 'company.employees', code: 'not-a-number', params: {} },
    },
  );
  const given = editorReducer(typed, {
    type: 'give-up',
    base: workedExample,
    theirs,
  });

  it('is what they saved, without a text of mine beside it', () => {
    expect(given.document).toBe(theirs);
    expect(given.refused).toEqual({});
  });

  it('is undone into mine upon theirs, with what was beside it, and done again', () => {
    const undone = run(given, 'undo');
    const { company, client, bridge } = undone.document;
    expect([company.name, client.contact, bridge.cash]).toEqual(['Suya', 'Mío', 1]);
    expect(undone.refused['company.employees']?.text).toBe('muchos');
    expect(run(undone, 'undo')).toBe(undone);
    const again = run(undone, 'redo');
    expect([again.document, again.refused]).toEqual([theirs, {}]);
  });
});

it('a refused text follows its field when the list before it changes, and goes with it', () => {
  const path = 'accounts.years.0.lines.revenue';
  const issue = { path, code: 'not-a-number', params: {} } as const;
  const refused = editorReducer(initialEditorState(workedExample), {
    type: 'refuse',
    path,
    text: 'mucho',
    issue,
  });
  const change = (state: EditorState, document: EditorState['document']): EditorState =>
    editorReducer(state, { type: 'edit', path: 'accounts.years', document });
  const longer = change(refused, addEarlierYear(refused.document));
  const moved = 'accounts.years.1.lines.revenue';
  expect(longer.refused).toEqual({ [moved]: { text: 'mucho', issue: { ...issue, path: moved } } });
  expect(run(longer, 'undo').refused).toEqual(refused.refused);
  expect(change(refused, removeEarliestYear(refused.document)).refused).toEqual({});
});

describe('a source stays with its figure', () => {
  const noted = (document: ValuationDocument, field: string): ValuationDocument =>
    writeField(document, 'sources', { ...document.sources, [field]: { text: field, date: null } });

  it('while the figure itself is emptied and typed anew, but not once the field was left', () => {
    const growth = 'projection.drivers.taxRate';
    const manual = noted(setDriverYear(workedExample, growth, 2028, 0.2), `${growth}.overrides.0`);
    const type = (state: EditorState, value: number | null): EditorState =>
      editorReducer(state, {
        type: 'edit',
        path: `${growth}.years.2028`,
        document: setDriverYear(state.document, growth, 2028, value),
      });
    const emptied = type(type(initialEditorState(manual), 0.3), null);
    expect(emptied.document.sources).toEqual({});
    expect(type(emptied, 0.4).document.sources).toEqual(manual.sources);
    expect(type(run(emptied, 'end-stretch'), 0.4).document.sources).toEqual({});
  });

  it('when a pasted block adds amounts', () => {
    const id = '00000000-0000-4000-8000-0000000000a1';
    const one = addAdjustment({ ...workedExample, adjustments: [] }, id);
    const start = noted(
      writeCell(one, 'adjustments.0.years.2025', 7),
      'adjustments.0.amounts.0.amount',
    );
    const document = writeCell(start, 'adjustments.0.years.2024', 8);
    const pasted = editorReducer(initialEditorState(start), {
      type: 'paste',
      path: 'adjustments.0.years.2024',
      block: { document, applied: [], refused: [] },
    });
    expect(Object.keys(pasted.document.sources)).toEqual(['adjustments.0.amounts.1.amount']);
  });
});
