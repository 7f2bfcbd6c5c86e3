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
import type { ServerAnswer } from '../../../../lib/testing/render-before-server.tsx';

/**
 * One valuation on a server that can be told to fail, and what it was sent. Unless it merges it refuses what was made
 * on another version, as where two typed in the same cell.
 */
export const startValuationServer = ({ merges = false } = {}) => {
  const instant = '2026-11-21T10:00:00.000Z';
  const state: { valuation: Valuation; next: ServerAnswer[]; saves: UpdateValuationInput[] } = {
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
  /** As it was before its last change of status. */
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
  const store = (change: Partial<Valuation>): ServerAnswer => {
    state.valuation = {
      ...state.valuation,
      ...change,
      version: state.valuation.version + 1,
    };
    return { data: summaryOf() };
  };
  const answer = (procedure: string, input: unknown): ServerAnswer => {
    if (procedure === 'valuations.get') return { data: state.valuation };
    if (procedure === 'valuations.labelChoices') return { data: { choices: [] } };
    if (procedure === 'valuations.people')
      return { data: { owner, access: state.valuation.access, shares: [] } };
    if (procedure === 'valuations.note') return { data: { text: '', updatedAt: null } };
    if (procedure === 'valuations.update') {
      const save = saveValuationInput.parse(input);
      const merged =
        save.patch === undefined ? null : mergePatch(state.valuation.document, save.patch);
      const { id, version } = save;
      const document = merged?.document ?? save.document ?? workedExample;
      state.saves.push({ id, version, document });
      const told = state.next.shift();
      if (told !== undefined) return told;
      if (state.valuation.status === 'completed') return { refusal: 'valuation-read-only' };
      const isOther = version !== state.valuation.version;
      if (merged !== null && merges ? merged.conflicts.length > 0 : isOther)
        return { refusal: 'valuation-version-conflict' };
      store({ document });
      return { data: { ...summaryOf(), merged: isOther ? document : null } };
    }
    if (procedure === 'valuations.applyToMany') {
      const { items } = applyToValuationsInput.parse(input);
      const [item] = items;
      const { id, version } = state.valuation;
      if (before === null || item?.version !== version) {
        const refused = { id, kind: 'refused', code: 'valuation-changed-since', fields: [] };
        return { data: { outcomes: [refused] } };
      }
      const { status, version: earlier } = before;
      state.valuation = { ...state.valuation, status, version: earlier };
      const done = { kind: 'done', id, changed: true, item: state.valuation, tags: [] };
      return { data: { outcomes: [done] } };
    }
    if (procedure === 'valuations.changeStatus') {
      const change = changeValuationStatusInput.parse(input);
      asked.push(change);
      if (change.version !== state.valuation.version)
        return { refusal: 'valuation-version-conflict' };
      before = state.valuation;
      return store({ status: change.to });
    }
    return { data: null };
  };
  /** What somebody else saves meanwhile. */
  const saveElsewhere = (document: ValuationDocument): void => void store({ document });
  return { state, asked, answer, store, saveElsewhere };
};
