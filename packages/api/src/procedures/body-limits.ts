import { usualBodyBytes } from '@valia/services/verbs/body-bytes.ts';
import { declaredBy, type RouterDefinition } from './assert-policies.ts';

export interface BodyLimits {
  /** The highest of any procedure. */
  highest: number;
  /** Of a path that names no procedure it is the usual one. */
  of: (path: string) => number;
}

/** How long the JSON of each procedure's input may be. */
export const bodyLimits = (router: RouterDefinition): BodyLimits => {
  const declared = new Map<string, number>();
  for (const [path, procedure] of Object.entries(router._def.procedures)) {
    const { mostBodyBytes } = declaredBy(procedure);
    if (typeof mostBodyBytes === 'number') declared.set(path, mostBodyBytes);
  }
  return {
    highest: Math.max(usualBodyBytes, ...declared.values()),
    of: (path) => declared.get(path) ?? usualBodyBytes,
  };
};
