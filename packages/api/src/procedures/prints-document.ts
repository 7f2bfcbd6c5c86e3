import { declaredBy, type RouterDefinition } from './assert-policies.ts';

/** Whether the procedure at a path prints a document. */
export const printsDocument = ({ _def: { procedures } }: RouterDefinition, path: string): boolean =>
  Object.hasOwn(procedures, path) && declaredBy(procedures[path])['prints'] === true;
