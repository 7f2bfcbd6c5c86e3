import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import {
  type AdministratedUser,
  administratedUserSchema,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError, type ErrorCode } from '@valia/domain/errors/app-error.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import { changed, type Changed, type ChangeScope, unchanged } from '../verbs/verb.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { type LoadedPeople, loadPeople } from './load-people.ts';

/** What an act is written down as. */
interface UserAct extends Pick<AuditEntry, 'action' | 'before' | 'after'> {
  /** What the person finds in their own history. */
  kind: AccountEventKind;
}

interface ActOnUser<Input> {
  /** Why these people may not be in this act; null when they may. */
  refusal: (people: LoadedPeople, input: Input) => ErrorCode | null;
  /** Answers null when all was so already. */
  act: (scope: ChangeScope<Input>, people: LoadedPeople) => Promise<UserAct | null>;
}

/** What every act on an account declares. */
export const userAct = {
  output: administratedUserSchema,
  touches: { object: 'user', of: 'administrator', level: 'write' },
} as const;

/** One act of an administrator on an account, written down for the log, for the person, and why. */
export const actOnUser =
  <Input extends { userId: string; reason: string }>({ refusal, act }: ActOnUser<Input>) =>
  async (scope: ChangeScope<Input>): Promise<Changed<AdministratedUser>> => {
    const { ctx, actor, tx, input } = scope;
    const { userId, reason } = input;
    const people = await loadPeople(tx, { actorId: actor.userId, targetId: userId });
    const code = refusal(people, input);
    if (code !== null) throw new AppError(code);
    const done = await act(scope, people);
    const user = await getAdministratedUser(tx, userId);
    if (done === null) return unchanged(user);
    const { kind, ...entry } = done;
    const follow = async (_tx: unknown, auditLogId: number): Promise<void> => {
      await recordAccountEvent(tx, ctx, { userId, kind, auditLogId });
      // No reason is asked of who verifies an adviser.
      if (reason !== '')
        await tx.insert(auditNotes).values({ auditLogId, subjectUserId: userId, note: reason });
    };
    return changed(user, { ...entry, subjectType: 'user', subjectId: userId, follow });
  };
