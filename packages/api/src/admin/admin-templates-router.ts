import { getLibraryTemplate } from '@valia/services/templates/get-library-template.ts';
import { listLibraryTemplates } from '@valia/services/templates/list-library-templates.ts';
import { publishTemplateVersion } from '@valia/services/templates/publish-template-version.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';

/** The firm's library. Earlier versions are read as everybody reads them. */
export const adminTemplatesRouter = router({
  ...proceduresOf({
    list: listLibraryTemplates,
    get: getLibraryTemplate,
    publish: publishTemplateVersion,
  }),
  ...savedViewProcedures(isAdmin, 'library-templates'),
});
