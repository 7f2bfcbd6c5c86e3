import { procedureDeclaration, type RouterDefinition } from './assert-policies.ts';

/** Whether the procedure at a path prints a document. */
export const isPrintingProcedure = (
  { _def: { procedures } }: RouterDefinition,
  path: string,
): boolean =>
  Object.hasOwn(procedures, path) && procedureDeclaration(procedures[path])['prints'] === true;
