import { policies } from '@valia/domain/access/policies.ts';

interface ProcedureDefinition {
  _def: { meta?: unknown; inputs?: unknown; output?: unknown };
}

export interface RouterDefinition {
  _def: { procedures: Record<string, unknown> };
}

const isProcedure = (value: unknown): value is ProcedureDefinition =>
  typeof value === 'function' &&
  '_def' in value &&
  typeof value._def === 'object' &&
  value._def !== null;

/** The metadata that a procedure declares about itself, by key. */
export const procedureDeclaration = (
  procedure: unknown,
): Readonly<Partial<Record<string, unknown>>> => {
  if (!isProcedure(procedure)) return {};
  const { meta } = procedure._def;
  return typeof meta === 'object' && meta !== null ? { ...meta } : {};
};

/** The policy that a procedure declares; null when it has none. */
export const policyOf = (procedure: unknown): string | null => {
  const { policy } = procedureDeclaration(procedure);
  return typeof policy === 'string' && Object.hasOwn(policies, policy) ? policy : null;
};

const declaresTouches = (procedure: ProcedureDefinition): boolean => {
  const { touches } = procedureDeclaration(procedure);
  return touches === null || (typeof touches === 'object' && 'object' in touches);
};

const hasInput = (procedure: ProcedureDefinition): boolean =>
  Array.isArray(procedure._def.inputs) && procedure._def.inputs.length > 0;

const faultsOf = (procedure: unknown): string[] => {
  if (!isProcedure(procedure)) return ['is no procedure'];
  return [
    ...(policyOf(procedure) === null ? ['declares no policy'] : []),
    ...(hasInput(procedure) ? [] : ['declares no input']),
    ...(procedure._def.output === undefined ? ['declares no output'] : []),
    ...(declaresTouches(procedure) ? [] : ['declares not what it touches']),
    ...(typeof procedureDeclaration(procedure).sample === 'function' ? [] : ['declares no sample']),
  ];
};

/**
 * Throws at the start of the server, with the procedure's name, when a procedure of the router lacks any of these
 * declarations.
 */
export const assertPolicies = (router: RouterDefinition): void => {
  const faults = Object.entries(router._def.procedures).flatMap(([path, procedure]) =>
    faultsOf(procedure).map((fault) => `${path} ${fault}`),
  );
  if (faults.length > 0) throw new Error(`Procedures are incomplete: ${faults.join('; ')}`);
};
