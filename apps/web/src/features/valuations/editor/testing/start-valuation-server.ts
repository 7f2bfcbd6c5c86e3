import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import {
  type ChangeValuationStatusInput,
  changeValuationStatusInput,
  saveValuationInput,
  type UpdateValuationInput,
  type Valuation,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { mergePatch } from '@valia/domain/valuation-patch/merge-patch.ts';
import { applyToValuationsInput } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import type {
  MockAnswers,
  noConnection,
  MockRefusal,
} from '../../../../lib/testing/mock-server.ts';
import { valuationItem } from '../../../../lib/testing/valuation-item.ts';

/**
 * A server with one valuation that can be told to fail, and that records the calls. Unless `merges` is true, it refuses
 * a change based on another version, as when two users typed in the same cell.
 */
export const startValuationServer = ({ merges = false } = {}) => {
  const instant = '2026-11-21T10:00:00.000Z';
  const state: {
    valuation: Valuation;
    next: (MockRefusal | typeof noConnection)[];
    saves: UpdateValuationInput[];
  } = {
    valuation: {
      id: crypto.randomUUID(),
      type: 'client_business',
      method: workedExample.method,
      status: 'draft',
      companyName: workedExample.company.name,
      sector: null,
      currency: 'EUR',
      equityLow: null,
      equityCentral: null,
      equityHigh: null,
      version: 3,
      createdAt: instant,
      updatedAt: instant,
      document: workedExample,
      snapshot: null,
      access: 'owner',
      archived: false,
    },
    next: [],
    saves: [],
  };
  const asked: ChangeValuationStatusInput[] = [];
  /** The valuation before its last change of status. */
  let before: Valuation | null = null;
  const owner = { userId: crypto.randomUUID(), name: 'Marta Soler' };
  const summaryOf = () => {
    const {
      document: _document,
      access: _access,
      archived: _archived,
      ...summary
    } = state.valuation;
    return summary;
  };
  const store = (change: Partial<Valuation>) => {
    state.valuation = {
      ...state.valuation,
      ...change,
      version: state.valuation.version + 1,
    };
    return summaryOf();
  };
  const answers: MockAnswers = {
    valuations: {
      get: () => state.valuation,
      sectorMultiples: { refusal: 'not-found' },
      labelChoices: { choices: [] },
      people: () => ({ owner, access: state.valuation.access, shares: [] }),
      note: { text: '', updatedAt: null },
      update: (input) => {
        const save = saveValuationInput.parse(input);
        const merged =
          save.patch === undefined ? null : mergePatch(state.valuation.document, save.patch);
        const { id, version } = save;
        const document = merged?.document ?? save.document ?? workedExample;
        state.saves.push({ id, version, document });
        const failure = state.next.shift();
        if (failure !== undefined) return failure;
        if (state.valuation.status === 'completed') return { refusal: 'valuation-read-only' };
        const isOther = version !== state.valuation.version;
        if (merged !== null && merges ? merged.conflicts.length > 0 : isOther)
          return { refusal: 'valuation-version-conflict' };
        store({ document });
        return { ...summaryOf(), merged: isOther ? document : null };
      },
      applyToMany: (input) => {
        const { items } = applyToValuationsInput.parse(input);
        const [item] = items;
        const { id, version } = state.valuation;
        if (before === null || item?.version !== version)
          return {
            outcomes: [{ id, kind: 'refused', code: 'valuation-changed-since', fields: [] }],
          };
        const { status, version: earlier } = before;
        state.valuation = { ...state.valuation, status, version: earlier };
        const row = valuationItem(1, summaryOf());
        return { outcomes: [{ kind: 'done', id, changed: true, item: row, tags: [] }] };
      },
      changeStatus: (input) => {
        const change = changeValuationStatusInput.parse(input);
        asked.push(change);
        if (change.version !== state.valuation.version)
          return { refusal: 'valuation-version-conflict' };
        before = state.valuation;
        return store({ status: change.to });
      },
    },
  };
  /** Saves a document as another user would meanwhile. */
  const saveElsewhere = (document: ValuationDocument): void => void store({ document });
  return { state, asked, answers, store, saveElsewhere };
};
