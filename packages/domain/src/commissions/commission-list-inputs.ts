import { listSchemas } from '../lists/list-schemas.ts';
import { commissionList, ownCommissions } from './commission-list.ts';

export const { page: listOwnCommissionsInput } = listSchemas(ownCommissions);

export const { page: listCommissionsInput } = listSchemas(commissionList);
