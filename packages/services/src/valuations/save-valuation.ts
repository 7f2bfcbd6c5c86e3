import { AppError } from '@valia/domain/errors/app-error.ts';
import { applyPatch, type Patched } from '@valia/domain/valuation-patch/apply-patch.ts';
import { conflictPath } from '@valia/domain/valuation-patch/conflict-path.ts';
import { mergePatch } from '@valia/domain/valuation-patch/merge-patch.ts';
import { changedFields } from '@valia/domain/valuations/activity/changed-fields.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import {
  patchedValuationSchema,
  type PatchValuationInput,
  saveValuationInput,
  type SaveValuationInput,
  type UpdateValuationInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import type { Transaction } from '../context/change-audited.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { change } from '../verbs/verb.ts';
import { whoChanged } from './activity/who-changed.ts';
import { toValuationSummary } from './list/summary-columns.ts';
import type { ValuationRow } from './valuation-access.ts';
import { type ProposeDocument, writeDocument, parseReplacementDocument } from './write-document.ts';

/**
 * Replaces the document, if it is based on the current version. A document that was already saved, because the answer
 * was lost, is proposed again. For any other version it is a conflict that lists the fields in which the two documents
 * differ.
 */
const proposeWhole =
  (input: Pick<UpdateValuationInput, 'version' | 'document'>): ProposeDocument =>
  (current) => {
    const document = parseReplacementDocument(current, input.document);
    if (current.version === input.version || current.status === 'completed') return document;
    const differing = changedFields(current.document, document);
    if (differing.length === 0) return document;
    throw new AppError(
      'valuation-version-conflict',
      differing.map((path) => ({ path, code: 'changed-by-another', params: {} })),
    );
  };

/**
 * A patch for the current version is applied as it is; a patch for an older version is merged, and the merged document
 * must be valid.
 */
const patched = (current: ValuationRow, { version, patch }: PatchValuationInput): Patched => {
  if (current.version !== version) return mergePatch(current.document, patch);
  const applied = applyPatch(current.document, patch);
  if (applied.conflicts.length > 0) return applied;
  return { document: parseReplacementDocument(current, applied.document), conflicts: [] };
};

const refuse = async (
  tx: Transaction,
  current: ValuationRow,
  { version }: PatchValuationInput,
  conflicts: Patched['conflicts'],
): Promise<never> => {
  const whoOf = await whoChanged(tx, { id: current.id, version });
  throw new AppError(
    'valuation-version-conflict',
    conflicts.map(({ key }) => {
      const path = conflictPath(current.document, key);
      const person = whoOf(path);
      return { path, code: 'changed-by-another', params: person === null ? {} : { person } };
    }),
  );
};

/**
 * Applies changes since an older version to the newest one: changes of different cells are merged, and a change of the
 * same cell is refused with the name of the user who made the other change.
 */
const proposePatch =
  (tx: Transaction, input: PatchValuationInput): ProposeDocument =>
  async (current) => {
    const { document, conflicts } = patched(current, input);
    if (conflicts.length > 0) await refuse(tx, current, input, conflicts);
    return document;
  };

const proposalOf = (
  tx: Transaction,
  { patch, document, ...which }: SaveValuationInput,
): ProposeDocument => {
  if (patch !== undefined) return proposePatch(tx, { ...which, patch });
  if (document === undefined) throw new AppError('invalid-input');
  return proposeWhole({ ...which, document });
};

/**
 * Saves changes, merged with those of others, or a whole document over the version it is based on. Sending the same
 * again returns the same answer. After changes, the document is returned if it contains more than the caller knows.
 */
export const saveValuation = change({
  right: 'work-on-own-valuations',
  input: saveValuationInput,
  output: patchedValuationSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({
    id,
    version: 1,
    document: emptyValuationDocument({
      method: 'dcf',
      companyName: 'Talleres Ordóñez',
      today: '2026-11-21',
    }),
  }),
  mostBodyBytes: wholeDocumentBytes,
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const { id, version, patch } = input;
    const propose = proposalOf(tx, input);
    const { value, entries } = await writeDocument(tx, ctx, { id, userId, propose });
    const { before, after } = value;
    const isKnown = patch === undefined || before.version === version;
    const merged = isKnown ? null : after.document;
    return { value: { ...toValuationSummary(after), merged }, entries };
  },
});
