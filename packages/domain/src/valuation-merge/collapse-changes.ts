interface Leaf {
  key: string;
  path: string;
  of: unknown;
}

/** What only tells an item from others, or how what stands beside it is read. */
const beside = /\.(?:id|year|setId|code|path\.kind|(?:moves|drivers)\.\d+\.(?:driver|apply))$/u;
const yearOfAccounts = /^accounts\.years\.\d+\.year$/u;

const isBeside = ({ path }: Leaf): boolean => beside.test(path) && !yearOfAccounts.test(path);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

const isBeneath = (leaf: Leaf, { of }: Leaf, path: string): boolean =>
  leaf.of === of && leaf.path.startsWith(`${path}.`);

/** Tells each thing once: a new item by its name instead of its fields, a year or a form by its figures. */
export const collapseChanges = <Told extends Leaf>(leaves: readonly Told[]): Told[] => {
  const ids = leaves.filter(({ path }) => path.endsWith('.id'));
  const others = leaves.filter((leaf) => !isBeside(leaf));
  return leaves.flatMap((leaf) => {
    const path = parentOf(leaf.path);
    if (ids.includes(leaf)) return [{ ...leaf, path }];
    if (ids.some((id) => isBeneath(leaf, id, parentOf(id.path)))) return [];
    const isSaid = isBeside(leaf) && others.some((other) => isBeneath(other, leaf, path));
    return isSaid ? [] : [leaf];
  });
};
