import { getLibraryTemplate } from '@valia/services/templates/get-library-template.ts';
import { listLibraryTemplates } from '@valia/services/templates/list-library-templates.ts';
import { publishTemplateVersion } from '@valia/services/templates/publish-template-version.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

/** The firm's library. Earlier versions are read as everybody reads them. */
export const adminTemplatesRouter = router({
  ...proceduresOf({
    list: listLibraryTemplates,
    get: getLibraryTemplate,
    publish: publishTemplateVersion,
    ...savedViewVerbs('library-templates'),
  }),
});
