import { declareList } from '../lists/declare-list.ts';
import { templatePhases } from './template-phase.ts';

/** The templates of the firm and of the user, with the documents made from them. */
export const templateList = declareList({
  name: 'library-templates',
  search: 100,
  fields: { phase: { kind: 'choice', of: templatePhases, filter: 'one' } },
  further: {
    tab: { of: ['library', 'own', 'documents', 'drafts'], part: 'tab' },
    template: 'id',
  },
});

/** The user's documents, last changed first. */
export const templateDocumentList = declareList({
  name: 'template-documents',
  search: 100,
  fields: {
    /** Only documents with a missing field. */
    isDraft: { kind: 'flag', filter: 'own', as: null },
    updatedAt: { kind: 'instant', sort: 'desc' },
  },
});
