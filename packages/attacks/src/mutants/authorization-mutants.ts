import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findMutants, refusingFunctions, type MutantPlace } from './find-mutants.ts';
import { reachedFrom, readingOfAnybody, type Source } from './reached-from.ts';

export interface AuthorizationMutant extends MutantPlace {
  id: number;
  /** Where it is and what it takes away. */
  name: string;
  /** Below the repository. */
  file: string;
}

const root = resolve(import.meta.dirname, '../../../..');
/** Where it is decided who may do what: verbs, sessions, the table of rights and the policies of procedures. */
const places = [
  'packages/services/src',
  'packages/auth/src',
  'packages/domain/src/access',
  'packages/api/src',
];
/** No call of anybody's comes there: tests, the demo data, and what jobs do later. */
const neverCalled = /\.test\.ts$|\/(?:testing|demo|upkeep|mail)\//;

/** Who calls comes in by a procedure or a route; what jobs do, nobody calls. */
const called = /^(?:packages\/api|apps\/server)\/src\/(?!jobs\/|testing\/|start\/|main)/;

const sourcesOf = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !neverCalled.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const nameOf = (file: string, text: string, { start, end, becomes }: MutantPlace): string => {
  const line = text.slice(0, start).split('\n').length;
  const taken = text.slice(start, end).replaceAll(/\s+/g, ' ');
  return `${file.replace(/^packages\/(\w+)\/src\//, '$1/')}:${line} ${taken} → ${becomes}`;
};

/** Every condition of who may do what in the product, as its sources show them. */
export const findAuthorizationMutants = (): readonly AuthorizationMutant[] => {
  const written = places.flatMap(sourcesOf);
  const reached = reachedFrom([...written, ...sourcesOf('apps/server/src')], called);
  const sources = written.filter(({ file }) => reached.has(file));
  const ofAnybody = readingOfAnybody(sources);
  const refusing = new Set(sources.flatMap(({ file, text }) => refusingFunctions(file, text)));
  // Whose a row is that administrators read says what is shown, and not who sees it.
  const isShownOnly = (file: string, { isOwnership, isUnderLock }: MutantPlace): boolean =>
    ofAnybody.has(file) && isOwnership === true && isUnderLock !== true;
  return sources
    .flatMap(({ file, text }) =>
      findMutants(file, text, (name) => refusing.has(name))
        .filter((place) => !isShownOnly(file, place))
        .map((place) => ({ ...place, file, name: nameOf(file, text, place) })),
    )
    .map((mutant, id) => ({ id, ...mutant }));
};
