import { useEditor } from './editor-context.ts';
import { unitNames } from './model/unit-names.ts';
import { useDescriptions } from './use-descriptions.ts';

/** What amounts can be written in, by the factor that a document keeps. */
export const useUnitNames = (): ReadonlyMap<string, string> => {
  const { term } = useDescriptions();
  const names = unitNames(useEditor().document.currency);
  return new Map([...names].map(([unit, name]) => [unit, term(name)]));
};
