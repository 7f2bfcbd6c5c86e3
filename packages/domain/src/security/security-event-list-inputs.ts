import { listSchemas } from '../lists/list-schemas.ts';
import { securityEventList } from './security-event-list.ts';

export const { page: listSecurityEventsInput } = listSchemas(securityEventList);
