import { listSchemas } from '../lists/list-schemas.ts';
import { userList } from './user-list.ts';

export const { filter: userFilterSchema, page: listUsersInput } = listSchemas(userList);
