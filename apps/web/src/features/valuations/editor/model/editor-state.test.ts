import { describe, expect, it } from 'vitest';
import { writeField } from './write-field.ts';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  initialEditorState,
} from './editor-state.ts';
import { workedExample } from './testing/worked-example.ts';

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

  it('survives an edit elsewhere and goes when the field is mended', () => {
    const elsewhere = edit(refused, 'terminal.terminalGrowth', 0.01);
    expect(elsewhere.refused['bridge.cash']?.text).toBe('mil');
    expect(edit(elsewhere, 'bridge.cash', 1000).refused).toEqual({});
    expect(editorReducer(elsewhere, { type: 'forget', path: 'bridge.cash' }).refused).toEqual({});
  });
});
