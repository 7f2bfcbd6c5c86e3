import { indexedPath, type ItemKey } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { toKeyedDocument } from './keyed-document.ts';

/** The path in a document of a change's subject, or of its parent; empty when nothing of it is left. */
export const conflictPath = (document: ValuationDocument, key: readonly ItemKey[]): string => {
  const [root, ...keys] = key;
  if (root !== 'document') return 'accounts.years';
  if (keys[0] === 'sources' && typeof keys[1] === 'string') {
    const field = keys[1].startsWith('[')
      ? indexedPath(toKeyedDocument(document).document, JSON.parse(keys[1]) as ItemKey[])
      : keys[1];
    return ['sources', field ?? '', ...keys.slice(2)].join('.');
  }
  const keyed = toKeyedDocument(document).document;
  for (let length = keys.length; length > 0; length -= 1) {
    const path = indexedPath(keyed, keys.slice(0, length));
    if (path !== null) return path;
  }
  return '';
};
