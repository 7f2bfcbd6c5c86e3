/** One file of the repository; `path` starts at its root and uses forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A fault that a check found, and its place. */
export interface Finding {
  path: string;
  message: string;
}

const codeEndings = ['.ts', '.tsx', '.mjs'];

export const isCode = (path: string): boolean =>
  /^(?:apps|packages)\//.test(path) && codeEndings.some((ending) => path.endsWith(ending));

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.includes('/testing/');

/** Files whose name and default export a tool prescribes. */
export const isToolConfig = (path: string): boolean => /\.config\.(?:ts|mjs)$/.test(path);

/** `packages/domain/src/a.ts` → `packages/domain`. */
export const workspaceOf = (path: string): string | null =>
  /^(?:apps|packages)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
