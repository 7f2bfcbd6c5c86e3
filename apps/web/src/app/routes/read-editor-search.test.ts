import { describe, expect, test } from 'vitest';
import { readEditorSearch } from './read-editor-search.ts';

describe('the address of a valuation', () => {
  test('says the step, the view, the field, the version and the open tab', () => {
    const search = {
      step: 'result',
      view: 'scenarios',
      field: 'bridge.cash',
      version: 2,
      panel: 'activity',
    };
    expect(readEditorSearch(search)).toEqual(search);
  });

  test.each([
    { version: 0 },
    { version: 1.5 },
    { version: '2' },
    { version: 1e99 },
    { panel: 'secrets' },
    { field: 7 },
    { step: 'somewhere' },
    { step: ['result'] },
    { view: 'nothing' },
    {},
  ])('without sense (%j) counts as absent', (search) => {
    expect(readEditorSearch(search)).toEqual({
      step: undefined,
      view: undefined,
      field: undefined,
      version: undefined,
      panel: undefined,
    });
  });
});
