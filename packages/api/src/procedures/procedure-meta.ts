import type { Policy } from '@valia/domain/access/policies.ts';
import type { Declaration } from '@valia/services/verbs/declaration.ts';

export interface ProcedureMeta extends Partial<Declaration> {
  /** The users who may call the procedure. */
  policy?: Policy;
}
