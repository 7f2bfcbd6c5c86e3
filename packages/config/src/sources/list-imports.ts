import { stripSource } from './strip-source.ts';

export interface ImportedModule {
  specifier: string;
  typeOnly: boolean;
}

// Matched on code with blanked strings, so that a text about imports does not match.
const statement =
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?(?:[\w*\s{},$]+?\sfrom\s+)?(?<quoted>'[ ]*'|"[ ]*")/gm;
const dynamic = /\bimport\(\s*(?<quoted>'[ ]*'|"[ ]*")\s*\)/g;

/** Every module that a file imports or re-exports, statically or dynamically. */
export const listImports = (text: string): ImportedModule[] => {
  const code = stripSource(text);
  return [statement, dynamic].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const quoted = match.groups?.['quoted'] ?? '';
      const start = match.index + match[0].lastIndexOf(quoted) + 1;
      return {
        specifier: text.slice(start, start + quoted.length - 2),
        typeOnly: match.groups?.['type'] !== undefined,
      };
    }),
  );
};

/** `@scope/name/deep` → `@scope/name`; null for relative and built-in modules. */
export const packageOf = (specifier: string): string | null => {
  if (/^(?:\.|node:|virtual:|\/)/.test(specifier)) return null;
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
};
