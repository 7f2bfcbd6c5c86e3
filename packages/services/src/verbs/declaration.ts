import type { SectionObject } from '@valia/domain/screens/of-sections.ts';

/** The relation to the object that a caller must have; for any other caller the object does not exist. */
export type TouchedOf =
  /** The caller owns the object or, depending on the level, has a share of it. */
  | 'owner'
  /** The object belongs to the caller and cannot be shared. */
  | 'self'
  /** The object of any user, for administrators. */
  | 'administrator'
  /** The caller has the object's code or link. */
  | 'holder';

/** The object that a call touches. The access tests derive from this which callers must be refused, and how. */
export interface Touches {
  object:
    | SectionObject
    | 'valuation'
    | 'report'
    | 'lead'
    | 'request'
    | 'received-request'
    | 'firm-request'
    | 'view'
    | 'notification'
    | 'issue-report'
    | 'security-event'
    | 'queue-item'
    | 'template'
    | 'library-template'
    | 'template-document'
    | 'unassigned-lead'
    | 'user'
    | 'commission'
    | 'organization'
    | 'any-organization'
    | 'member'
    | 'session'
    | 'invitation'
    | 'recovery-link'
    | 'verification-link'
    | 'invitation-link'
    | 'email-change-link';
  of: TouchedOf;
  /** `own` is an action that users with a share may never perform. */
  level: 'read' | 'write' | 'own';
  /** The answer for an id that does not exist, and so for another user's id; `not-found` when omitted. */
  missing?: 'accepted' | 'in the outcome';
}

/** The data from which a sample input is made. */
export interface SampleWorld {
  /** The id, code or token of the touched object. */
  id: string;
  /** The caller's password. */
  password: string;
  /** A user with whom each valuation is shared. */
  guest: { id: string; email: string };
  newId: () => string;
}

/** The declaration of a call, in addition to the right that it needs. The server does not start if a call has none. */
export interface Declaration<Input = unknown> {
  /** null when the call only touches the caller's own data, which is found without an id. */
  touches: Touches | null;
  /** One valid input, as short as possible; only tests use it. */
  sample: (world: SampleWorld) => Input;
  /** Refuses a caller who has not confirmed their email address. */
  asksConfirmedEmail?: true;
  /** True when the call prints a document: its time limit starts when the printing process is available. */
  prints?: true;
  /** The maximum size of the input as JSON; `defaultBodyBytes` when omitted. */
  mostBodyBytes?: number;
}
