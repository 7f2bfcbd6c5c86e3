import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { type SaveViewInput, saveViewInput } from '@valia/domain/lists/saved-view-schemas.ts';
import { maxTagsPerValuation } from '@valia/domain/valuations/normalise-tag.ts';
import {
  exportValuationsInput,
  listValuationsInput,
} from '@valia/domain/valuations/valuation-list-inputs.ts';
import {
  type ApplyToValuationsInput,
  applyToValuationsInput,
  type BulkAction,
  type BulkOutcome,
  type ValuationListItem,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { MockAnswers } from '../../../../lib/testing/mock-server.ts';

type BulkItem = ApplyToValuationsInput['items'][number];

const changeOf = (action: BulkAction, row: ValuationListItem): Partial<ValuationListItem> => {
  switch (action.kind) {
    case 'change-status':
      return { status: action.to, version: row.version + 1 };
    case 'undo-status':
      return {};
    case 'archive':
    case 'restore':
      return { archived: action.kind === 'archive' };
    case 'add-tags':
      return { tags: [...row.tags, ...action.tags] };
    case 'remove-tags':
      return { tags: row.tags.filter((tag) => !action.tags.includes(tag)) };
    case 'duplicate':
    case 'delete':
      return {};
  }
};

/** A server with a list that remembers changes and can be told to refuse them. */
export const startListServer = (start: ValuationListItem[]) => {
  const state = {
    rows: start,
    views: [] as SaveViewInput[],
    /** Companies whose status the server refuses to change. */
    stubborn: new Set<string>(),
    failing: null as ErrorCode | null,
    actions: [] as BulkAction[],
    /** A promise for which the answers to bulk changes wait. */
    waitsFor: null as Promise<void> | null,
    /** Each row before its last change of status. */
    undoable: new Map<string, ValuationListItem>(),
  };

  const outcomeOf = (action: BulkAction, { id, version }: BulkItem): BulkOutcome => {
    const row = state.rows.find((candidate) => candidate.id === id);
    if (row === undefined) return { id, kind: 'refused', code: 'not-found', fields: [] };
    if (action.kind === 'change-status' && state.stubborn.has(row.companyName))
      return { id, kind: 'refused', code: 'valuation-status-refused', fields: [] };
    if (action.kind === 'change-status' && row.status === action.to && version >= row.version)
      return { id, kind: 'done', changed: false, item: row, tags: [] };
    if (action.kind === 'undo-status') {
      const earlier = state.undoable.get(id);
      if (row.version < version) return { id, kind: 'done', changed: false, item: row, tags: [] };
      if (earlier === undefined || row.version !== version)
        return { id, kind: 'refused', code: 'valuation-changed-since', fields: [] };
      const { status, version: before } = earlier;
      const item = { ...row, status, version: before };
      state.undoable.delete(id);
      state.rows = state.rows.map((other) => (other === row ? item : other));
      return { id, kind: 'done', changed: true, item, tags: [] };
    }
    if (action.kind === 'change-status' && version !== row.version)
      return { id, kind: 'refused', code: 'valuation-version-conflict', fields: [] };
    const tags = action.kind === 'add-tags' || action.kind === 'remove-tags' ? action.tags : [];
    if (action.kind === 'delete') {
      state.rows = state.rows.filter((other) => other !== row);
      return { id, kind: 'done', changed: true, item: null, tags };
    }
    if (action.kind === 'add-tags' && row.tags.length >= maxTagsPerValuation) {
      const params = { maximum: maxTagsPerValuation };
      const fields = [{ path: 'tags', code: 'too-many' as const, params }];
      return { id, kind: 'refused', code: 'invalid-input', fields };
    }
    const item = { ...row, ...changeOf(action, row) };
    if (action.kind === 'duplicate') {
      item.id = crypto.randomUUID();
      state.rows = [item, ...state.rows];
    } else {
      if (action.kind === 'change-status') state.undoable.set(id, row);
      state.rows = state.rows.map((other) => (other === row ? item : other));
    }
    return { id, kind: 'done', changed: true, item, tags };
  };

  const list = (given: unknown) => {
    const input = listValuationsInput.parse(given);
    const found = state.rows.filter(
      (row) =>
        row.archived === input.archived &&
        (input.scope === 'own' || row.access !== 'owner') &&
        (input.status === null || row.status === input.status) &&
        (input.sector === null || row.sector === input.sector) &&
        row.companyName.toLowerCase().includes(input.search.toLowerCase()),
    );
    const from = Number(input.cursor ?? 0);
    const items = found.slice(from, from + input.limit);
    const end = from + items.length;
    return { items, nextCursor: end < found.length ? String(end) : null };
  };

  const inEuros = (rows: ValuationListItem[]) => {
    const amounts = rows
      .filter(({ status, currency }) => status === 'completed' && currency === 'EUR')
      .map(({ equityCentral }) => equityCentral ?? 0);
    const completedAmount = amounts.reduce((sum, amount) => sum + amount, 0);
    const completedInEuros = amounts.length;
    const averageAmount = completedInEuros === 0 ? null : completedAmount / completedInEuros;
    return { completedInEuros, completedAmount, averageAmount };
  };

  const totals = () => {
    const mine = state.rows.filter(({ access }) => access === 'owner');
    const shared = state.rows.filter(({ access }) => access !== 'owner');
    const open = mine.filter(({ archived }) => !archived);
    const count = (status: string) => open.filter((row) => row.status === status).length;
    return {
      draft: count('draft'),
      in_progress: count('in_progress'),
      completed: count('completed'),
      ...inEuros(open),
      hasArchived: open.length < mine.length,
      hasShared: shared.some(({ archived }) => !archived),
      hasSharedArchived: shared.some(({ archived }) => archived),
    };
  };

  const saveView = (input: unknown) => {
    const { formerName: _former, ...view } = saveViewInput.parse(input);
    const isKnown = state.views.some(({ id }) => id === view.id);
    state.views = isKnown
      ? state.views.map((one) => (one.id === view.id ? view : one))
      : [...state.views, view];
    return view;
  };

  const answers: MockAnswers = {
    valuations: {
      list: (input) => (state.failing === null ? list(input) : { refusal: state.failing }),
      listTotals: totals,
      select: () => ({
        items: state.rows.filter(({ archived }) => !archived),
        nextCursor: null,
      }),
      changeStatus: ({ id, version, to }) => {
        const outcome = outcomeOf({ kind: 'change-status', to }, { id, version });
        if (outcome.kind === 'refused') return { refusal: outcome.code };
        const row = state.rows.find((candidate) => candidate.id === id);
        return row === undefined ? { refusal: 'not-found' } : { ...row, snapshot: null };
      },
      applyToMany: async (input) => {
        await state.waitsFor;
        const { action, items } = applyToValuationsInput.parse(input);
        state.actions.push(action);
        return { outcomes: items.map((item) => outcomeOf(action, item)) };
      },
      export: (input) => {
        const { ids } = exportValuationsInput.parse(input);
        const rows = state.rows.filter(({ id }) => ids === null || ids.includes(id));
        const file = { taxId: 'B1', enterpriseCentral: 1, ebitda: 2, impliedMultiple: 3 };
        return {
          total: rows.length,
          rows: rows.map((row) => ({ ...row, ...file, completedAt: null })),
          nextCursor: null,
        };
      },
      tags: () => ({ tags: [...new Set(state.rows.flatMap(({ tags }) => tags))] }),
      views: () => ({ views: state.views }),
      saveView,
      deleteView: () => {
        state.views = [];
        return null;
      },
    },
  };
  return { state, answers, saveView };
};
