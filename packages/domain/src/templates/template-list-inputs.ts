import { listSchemas } from '../lists/list-schemas.ts';
import { templateDocumentList } from './template-list.ts';

export const { page: listTemplateDocumentsInput } = listSchemas(templateDocumentList);
