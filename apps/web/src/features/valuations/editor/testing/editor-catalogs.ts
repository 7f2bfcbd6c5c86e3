/** The catalogs that the editor's screen loads, those that are there before it, and those of its figures. */
export const editorCatalogs = [
  'shared',
  'valuation-terms',
  'document-terms',
  'figures',
  'first',
  'shell',
  'valuations',
] as const;
