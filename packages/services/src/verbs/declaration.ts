/** Whose object a call may touch; anybody else is answered as if it did not exist. */
export type TouchedOf =
  /** Its owner's, and by level theirs whom it is shared with. */
  | 'owner'
  /** The caller's own, which is shared with nobody. */
  | 'self'
  /** Of any person, for administrators. */
  | 'administrator'
  /** Whoever holds its code or link. */
  | 'holder';

/** What a call touches: the attacks derive from this who must be refused, and how. */
export interface Touches {
  object:
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
    | 'comparable'
    | 'user'
    | 'fee-preset'
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
  /** `own` is what whom it is shared with never does. */
  level: 'read' | 'write' | 'own';
  /** How an id that nobody has is answered, and so another's; left out, as `not-found`. */
  missing?: 'accepted' | 'in the outcome';
}

/** What a sample is made with. */
export interface SampleWorld {
  /** Names the object that is touched: its id, code or token. */
  id: string;
  /** The caller's. */
  password: string;
  /** Somebody whom each valuation is shared with. */
  guest: { id: string; email: string };
  newId: () => string;
}

/** What a call says of itself besides who may make it; a start without it fails. */
export interface Declaration<Input = unknown> {
  /** null: nothing but what is the caller's own, found without an id. */
  touches: Touches | null;
  /** One input that the schema takes, as short as it can be; only tests ask for it. */
  sample: (world: SampleWorld) => Input;
  /** Refuses a caller who has not confirmed their address. */
  asksConfirmedEmail?: true;
  /** Prints a document: its time to answer begins when the process that prints can. */
  prints?: true;
  /** Of its input as JSON; left out, it is `usualBodyBytes`. */
  mostBodyBytes?: number;
}
