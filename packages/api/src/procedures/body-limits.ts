import { defaultBodyBytes } from '@valia/services/verbs/body-bytes.ts';
import { procedureDeclaration, type RouterDefinition } from './assert-policies.ts';

export interface BodyLimits {
  /** The highest limit of any procedure. */
  highest: number;
  /** The limit for a path; the usual limit for a path that belongs to no procedure. */
  of: (path: string) => number;
}

/** The longest JSON input that each procedure accepts. */
export const bodyLimits = (router: RouterDefinition): BodyLimits => {
  const declared = new Map<string, number>();
  for (const [path, procedure] of Object.entries(router._def.procedures)) {
    const { mostBodyBytes } = procedureDeclaration(procedure);
    if (typeof mostBodyBytes === 'number') declared.set(path, mostBodyBytes);
  }
  return {
    highest: Math.max(defaultBodyBytes, ...declared.values()),
    of: (path) => declared.get(path) ?? defaultBodyBytes,
  };
};
