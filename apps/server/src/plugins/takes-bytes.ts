import type { AnyRouter } from '@trpc/server';
import { octetInputParser } from '@trpc/server/http';

/** Whether the procedure at a path declares bytes as its input, and so takes `application/octet-stream`. */
export function takesBytes(router: AnyRouter, path: string): boolean {
  const procedures: Record<string, unknown> = router._def.procedures;
  const procedure = Object.hasOwn(procedures, path) ? procedures[path] : null;
  if (typeof procedure !== 'function' || !('_def' in procedure)) return false;
  const definition: unknown = procedure._def;
  return (
    typeof definition === 'object' &&
    definition !== null &&
    'inputs' in definition &&
    Array.isArray(definition.inputs) &&
    definition.inputs.includes(octetInputParser)
  );
}
