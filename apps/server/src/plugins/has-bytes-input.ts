import { octetInputParser } from '@trpc/server/http';

interface RouterDefinition {
  _def: { procedures: Record<string, unknown> };
}

/** Whether the procedure at a path declares bytes as its input, and so accepts `application/octet-stream`. */
export function hasBytesInput(router: RouterDefinition, path: string): boolean {
  const { procedures } = router._def;
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
