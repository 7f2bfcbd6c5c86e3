import type { Policy } from '@valia/domain/access/policies.ts';
import type { Declaration } from '@valia/services/verbs/declaration.ts';

export interface ProcedureMeta extends Partial<Declaration> {
  /** Who may call it. */
  policy?: Policy;
}
