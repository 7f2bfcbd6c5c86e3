import type { Zip } from '../archive/open-zip.ts';
import { streamXml } from '../xml/stream-xml.ts';

export interface Relation {
  /** The name of a part in the same archive. */
  target: string;
  /** The last segment of the relationship's type: `worksheet`. */
  type: string;
}

/** Targets are relative to the folder of the part that contains the relationship. */
const resolveTarget = (folder: string, target: string): string => {
  const steps = target.startsWith('/') ? [] : folder.split('/');
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.filter((step) => step !== '').join('/');
};

/**
 * The relationships of a part of an Office archive, by id. External targets are never followed, so they are left out.
 */
export const readRelations = async (zip: Zip, part: string): Promise<Map<string, Relation>> => {
  const at = part.lastIndexOf('/');
  const folder = part.slice(0, Math.max(0, at));
  const relations = new Map<string, Relation>();
  await streamXml(zip, `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(at + 1)}.rels`, {
    onOpen: (name, { Id, Target, Type, TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      if (TargetMode === 'External') return;
      const type = (Type ?? '').split('/').at(-1) ?? '';
      relations.set(Id, { target: resolveTarget(folder, Target), type });
    },
  });
  return relations;
};
