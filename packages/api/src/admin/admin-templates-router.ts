import {
  getLibraryTemplate,
  listLibraryTemplates,
  publishTemplateVersion,
} from '@valia/services/templates/library-template-verbs.ts';
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
