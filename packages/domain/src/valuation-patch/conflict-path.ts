import { placedPath, type ItemKey } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { toKeyed } from './keyed-document.ts';

/** Where what a change is about stands in a document, or what it stood in; empty where nothing of it is left. */
export const conflictPath = (document: ValuationDocument, key: readonly ItemKey[]): string => {
  const [root, ...keys] = key;
  if (root !== 'document') return 'accounts.years';
  if (keys[0] === 'sources' && typeof keys[1] === 'string') {
    const field = keys[1].startsWith('[')
      ? placedPath(toKeyed(document).document, JSON.parse(keys[1]) as ItemKey[])
      : keys[1];
    return ['sources', field ?? '', ...keys.slice(2)].join('.');
  }
  const keyed = toKeyed(document).document;
  for (let length = keys.length; length > 0; length -= 1) {
    const path = placedPath(keyed, keys.slice(0, length));
    if (path !== null) return path;
  }
  return '';
};
