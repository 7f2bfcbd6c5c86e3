import { posix } from 'node:path';
import { listImports } from '../sources/list-imports.ts';
import { isCode, isTest, type Finding, type SourceFile } from '../sources/source-file.ts';
import { declaredFloors } from './declared-floors.ts';

/** The folder of `place` that a file lies in; null for a file of `place` itself. */
const folderIn = (place: string, path: string): string | null => {
  const [folder = '', ...rest] = path.slice(place.length + 1).split('/');
  return rest.length === 0 ? null : folder;
};

interface Place {
  place: string;
  order: readonly string[];
}

const checkFile = ({ place, order }: Place, { path, text }: SourceFile): Finding[] => {
  const from = folderIn(place, path);
  // What lies in the place itself puts the folders together.
  if (from === null) return [];
  const floor = order.indexOf(from);
  const below = new Set(floor === -1 ? order : order.slice(0, floor));
  return listImports(text).flatMap(({ specifier }) => {
    const target = posix.join(posix.dirname(path), specifier);
    if (!specifier.startsWith('.') || !target.startsWith(`${place}/`)) return [];
    const to = folderIn(place, target);
    const mayImport = to === null ? floor === -1 : to === from || below.has(to);
    if (mayImport) return [];
    return [{ path, message: `${from} does not lie above ${to ?? 'all folders'}: ${specifier}` }];
  });
};

const checkPlace = ({ place, order }: Place, files: readonly SourceFile[]): Finding[] => {
  const code = files.filter(
    ({ path }) => path.startsWith(`${place}/`) && isCode(path) && !isTest(path),
  );
  const folders = new Set(code.map(({ path }) => folderIn(place, path)));
  const gone = order.filter((folder) => !folders.has(folder));
  return [
    ...gone.map((folder) => ({ path: `${place}/${folder}`, message: 'a floor without a folder' })),
    ...code.flatMap((file) => checkFile({ place, order }, file)),
  ];
};

/** Imports between folders go down, those of types included. Files of the place itself and tests may use all. */
export const checkFloors = (files: readonly SourceFile[], floors = declaredFloors): Finding[] =>
  Object.entries(floors).flatMap(([place, order]) => checkPlace({ place, order }, files));
