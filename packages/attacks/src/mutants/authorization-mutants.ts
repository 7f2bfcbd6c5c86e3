import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findMutants, findRefusingFunctions, type MutantLocation } from './find-mutants.ts';
import { reachableSources, unrestrictedReadSources, type Source } from './reachable-sources.ts';

export interface AuthorizationMutant extends MutantLocation {
  id: number;
  /** The place of the condition and the condition that is removed. */
  name: string;
  /** Path relative to the repository. */
  file: string;
}

const root = resolve(import.meta.dirname, '../../../..');
/** The folders where access is decided: verbs, sessions, the table of rights and the policies of procedures. */
const places = [
  'packages/services/src',
  'packages/auth/src',
  'packages/domain/src/access',
  'packages/api/src',
];
/** No user's call reaches these files: tests, the demo data, and the work of later jobs. */
const neverCalled = /\.test\.ts$|\/(?:testing|demo|upkeep|mail)\//;

/** The entry points of callers: procedures and routes. Jobs have no caller. */
const called = /^(?:packages\/api|apps\/server)\/src\/(?!jobs\/|testing\/|start\/|main)/;

const sourcesOf = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !neverCalled.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const nameOf = (file: string, text: string, { start, end, becomes }: MutantLocation): string => {
  const line = text.slice(0, start).split('\n').length;
  const taken = text.slice(start, end).replaceAll(/\s+/g, ' ');
  return `${file.replace(/^packages\/(\w+)\/src\//, '$1/')}:${line} ${taken} → ${becomes}`;
};

/** Every access condition of the product, as found in its sources. */
export const findAuthorizationMutants = (): readonly AuthorizationMutant[] => {
  const written = places.flatMap(sourcesOf);
  const reached = reachableSources([...written, ...sourcesOf('apps/server/src')], called);
  const sources = written.filter(({ file }) => reached.has(file));
  const ofAnybody = unrestrictedReadSources(sources);
  const refusing = new Set(sources.flatMap(({ file, text }) => findRefusingFunctions(file, text)));
  // In rows that administrators read, an owner condition only selects what is shown, not who may see it.
  const isShownOnly = (file: string, { isOwnership, isUnderLock }: MutantLocation): boolean =>
    ofAnybody.has(file) && isOwnership === true && isUnderLock !== true;
  return sources
    .flatMap(({ file, text }) =>
      findMutants(file, text, (name) => refusing.has(name))
        .filter((place) => !isShownOnly(file, place))
        .map((place) => ({ ...place, file, name: nameOf(file, text, place) })),
    )
    .map((mutant, id) => ({ id, ...mutant }));
};
