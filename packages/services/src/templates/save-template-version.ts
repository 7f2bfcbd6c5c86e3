import {
  saveTemplateVersionInput,
  templateSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { act } from '../verbs/verb.ts';
import { addTemplateVersion } from './add-template-version.ts';

/** The next version of a copy of mine. */
export const saveTemplateVersion = act({
  right: 'use-templates',
  input: saveTemplateVersionInput,
  output: templateSchema,
  touches: { object: 'template', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id, language: 'es', basedOn: 1, source: '# Carta', note: 'Más corta' }),
  mostBodyBytes: wholeDocumentBytes,
  run: async ({ ctx, actor, input }) =>
    addTemplateVersion(ctx, input, { actor, owner: actor.userId }),
});
