import { userProfiles } from '@valia/db/schema/profiles.ts';
import { users } from '@valia/db/schema/users.ts';
import type {
  ListUsersInput,
  UserPage,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../service-context.ts';
import { selectAdministratedUsers, toAdministratedUser } from './administrated-users.ts';
import { requireAdministrator } from './require-administrator.ts';

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (\S+)$/;
const refuseCursor = (): never => {
  throw new AppError('invalid-input', [{ path: 'cursor', code: 'not-valid', params: {} }]);
};

/** Everybody after the person whom the last page ended with. */
const afterCursor = (cursor: string): SQL => {
  const [, at, id] = cursorPattern.exec(cursor) ?? [];
  if (at === undefined || Number.isNaN(Date.parse(at)) || !z.uuid().safeParse(id).success)
    return refuseCursor();
  return sql`(${users.createdAt}, ${users.id}) < (${at}::timestamptz, ${id}::uuid)`;
};

const matches = (search: string): SQL | undefined => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { firstName, lastName, company } = userProfiles;
  const columns = [users.email, firstName, lastName, company];
  return or(...columns.map((column) => ilike(column, pattern)));
};

/** A page of people, the newest first. */
export const listUsers = async ({
  ctx,
  input: { search, status, cursor, limit },
}: {
  ctx: ServiceContext;
  input: ListUsersInput;
}): Promise<UserPage> => {
  requireAdministrator(ctx, 'enter-administration');
  const rows = await selectAdministratedUsers(ctx.db)
    .where(
      and(
        search === undefined || search === '' ? undefined : matches(search),
        status === undefined ? undefined : eq(users.status, status),
        cursor === undefined ? undefined : afterCursor(cursor),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    users: page.map(toAdministratedUser),
    nextCursor: last === undefined ? null : `${last.createdAtText} ${last.userId}`,
  };
};
