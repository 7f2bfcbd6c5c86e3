import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClusterPlace, placeCluster } from '@valia/db/embedded/cluster-place.ts';
import { makeOwnFolder } from '@valia/db/embedded/create-cluster.ts';
import { prepareDataFolder } from '@valia/db/embedded/data-folder.ts';
import { lockDataFolder } from '@valia/db/embedded/data-folder-lock.ts';
import { stopLeftoverServer } from '@valia/db/embedded/leftover-server.ts';
import { markRestore } from '@valia/db/embedded/restore-mark.ts';
import { StartupRefusal } from '@valia/db/embedded/startup-refusal.ts';
import { copyTree, differencesOfTree, type TreeHashes } from './copy-tree.ts';

const copyAside = async (
  { folder, account }: ClusterPlace,
  { from, written }: { from: string; written: TreeHashes },
): Promise<string> => {
  const aside = join(folder, 'cluster.restoring');
  await rm(aside, { recursive: true, force: true });
  const damages = differencesOfTree(written, await copyTree(from, aside, { account }), 'cluster');
  if (damages.length === 0) return aside;
  await rm(aside, { recursive: true, force: true });
  throw new StartupRefusal(damages.join('\n'));
};

/**
 * Puts the copy of an embedded database in place of the one that is there. `place` does what belongs to the same moment.
 * The former one lies beside it afterwards, at the path that is answered; null where there was none. The data folder
 * stays marked: the caller removes the mark once it has checked what was restored.
 */
export const restoreCluster = async (
  {
    dataDir,
    resolveFrom,
    from,
    written,
  }: {
    dataDir: string;
    resolveFrom: string;
    from: string;
    written: TreeHashes;
  },
  place: () => Promise<void>,
): Promise<string | null> => {
  prepareDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    const home = placeCluster({ dataDir, resolveFrom, sharedFolder: '/var/lib/valia' });
    makeOwnFolder(home.folder, home.account);
    const cluster = join(home.folder, 'cluster');
    if (existsSync(cluster)) await stopLeftoverServer(cluster);
    const aside = await copyAside(home, { from, written });
    const former = join(home.folder, 'cluster.before');
    markRestore(dataDir);
    await place();
    if (existsSync(cluster)) {
      await rm(former, { recursive: true, force: true });
      await rename(cluster, former);
    }
    await rename(aside, cluster);
    return existsSync(former) ? former : null;
  } finally {
    lock.release();
  }
};
