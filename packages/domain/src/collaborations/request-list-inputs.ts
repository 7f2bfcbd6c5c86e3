import type { z } from 'zod';
import { listSchemas } from '../lists/list-schemas.ts';
import { administratedRequests, ownRequests } from './request-list.ts';

export const { page: listRequestsInput } = listSchemas(ownRequests);
export type ListRequestsInput = z.output<typeof listRequestsInput>;

export const { page: listAdministratedRequestsInput } = listSchemas(administratedRequests);
