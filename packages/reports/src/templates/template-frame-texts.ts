import { inThreeLanguages } from '@valia/domain/templates/template-field.ts';

/** The texts around a document's own text. */
export const templateFrameTexts = {
  confidential: inThreeLanguages('Confidencial', 'Confidencial', 'Confidential'),
  draft: inThreeLanguages(
    'Borrador: faltan datos',
    'Esborrany: falten dades',
    'Draft: data missing',
  ),
  page: inThreeLanguages('{page} de {pages}', '{page} de {pages}', '{page} of {pages}'),
} as const;
