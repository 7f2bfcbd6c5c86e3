import { listSchemas } from '../lists/list-schemas.ts';
import { organizationList } from './organization-list.ts';

export const { filter: organizationFilterSchema, page: listOrganizationsInput } =
  listSchemas(organizationList);
