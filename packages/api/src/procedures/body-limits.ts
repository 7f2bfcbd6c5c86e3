import { declaredBy, type RouterDefinition } from './assert-policies.ts';

/** Room for a form. What takes more declares it as `mostBodyBytes`. */
export const usualBodyBytes = 16_384;
/** Room for hundreds of ids, or for a page of text in any script. */
export const longInputBytes = 65_536;
/** Every valuation document whose texts are as long as its schema lets them be. */
export const wholeDocumentBytes = 1_048_576;

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
