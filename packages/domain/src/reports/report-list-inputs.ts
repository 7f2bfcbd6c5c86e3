import { listSchemas } from '../lists/list-schemas.ts';
import { reportList } from './report-list.ts';

export const { page: listReportsInput } = listSchemas(reportList);
