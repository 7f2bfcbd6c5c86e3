import {
  listTemplatesInput,
  saveTemplateVersionInput,
  templateIdInput,
  templateListSchema,
  templateSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { getLibraryTemplate } from '@valia/services/templates/get-library-template.ts';
import { listLibraryTemplates } from '@valia/services/templates/list-library-templates.ts';
import { publishTemplateVersion } from '@valia/services/templates/publish-template-version.ts';
import { wholeDocumentBytes } from '../procedures/body-limits.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking } from '../procedures/taking.ts';

/** The firm's library. Earlier versions are read as everybody reads them. */
export const adminTemplatesRouter = router({
  list: taking(isAdmin, listTemplatesInput, { touches: null, sample: () => ({}) })
    .output(templateListSchema)
    .query(({ ctx, input }) => listLibraryTemplates({ ctx, input })),
  get: taking(isAdmin, templateIdInput, {
    touches: { object: 'library-template', of: 'administrator', level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(templateSchema)
    .query(({ ctx, input }) => getLibraryTemplate({ ctx, input })),
  publish: taking(isAdmin, saveTemplateVersionInput, {
    touches: { object: 'library-template', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ id, language: 'es', basedOn: 1, source: '# Carta', note: 'Más corta' }),
    mostBodyBytes: wholeDocumentBytes,
  })
    .output(templateSchema)
    .mutation(({ ctx, input }) => publishTemplateVersion({ ctx, input })),
  ...savedViewProcedures(isAdmin, 'library-templates'),
});
