/** The catalogs that the editor's screen loads, and those that are there before it. */
export const editorCatalogs = [
  'shared',
  'valuation-terms',
  'document-terms',
  'first',
  'shell',
  'valuations',
] as const;
