import { listSchemas } from '../lists/list-schemas.ts';
import { firmLeads, ownLeads } from './lead-list.ts';

export const { filter: leadFilterSchema, page: listLeadsInput } = listSchemas(ownLeads);

export const { page: listFirmLeadsInput } = listSchemas(firmLeads);
