import { listSchemas } from '../lists/list-schemas.ts';
import { auditLogList } from './audit-log-list.ts';

export const { page: listAuditLogsInput } = listSchemas(auditLogList);
