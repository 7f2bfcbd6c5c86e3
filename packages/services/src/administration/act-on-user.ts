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

/** What is recorded about an administrator's action. */
interface UserAct extends Pick<AuditEntry, 'action' | 'before' | 'after'> {
  /** The kind of the line in the user's own history. */
  kind: AccountEventKind;
}

interface ActOnUser<Input> {
  /** The reason why the action is not allowed between these users; null when it is allowed. */
  refusal: (people: LoadedPeople, input: Input) => ErrorCode | null;
  /** Returns null when the action changes nothing. */
  act: (scope: ChangeScope<Input>, people: LoadedPeople) => Promise<UserAct | null>;
}

/** The declarations shared by every action on an account. */
export const userActionDeclaration = {
  output: administratedUserSchema,
  touches: { object: 'user', of: 'administrator', level: 'write' },
} as const;

/**
 * One action of an administrator on an account. It is recorded in the audit log and in the user's history, and its
 * reason is stored.
 */
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
      // Verifying an adviser needs no reason.
      if (reason !== '')
        await tx.insert(auditNotes).values({ auditLogId, subjectUserId: userId, note: reason });
    };
    return changed(user, { ...entry, subjectType: 'user', subjectId: userId, follow });
  };
