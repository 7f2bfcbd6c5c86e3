import { listSchemas } from '../lists/list-schemas.ts';
import { adviserList } from './adviser-list.ts';

export const { page: listAdvisersInput } = listSchemas(adviserList);
