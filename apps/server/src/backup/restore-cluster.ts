import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ClusterLocation,
  chooseClusterLocation,
} from '@valia/db/embedded/cluster-location.ts';
import { makeOwnedFolder } from '@valia/db/embedded/create-cluster.ts';
import { prepareDataFolder } from '@valia/db/embedded/data-folder.ts';
import { lockDataFolder } from '@valia/db/embedded/data-folder-lock.ts';
import { stopLeftoverServer } from '@valia/db/embedded/leftover-server.ts';
import { writeRestoreMarker } from '@valia/db/embedded/restore-marker.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { copyTree, treeDifferences, type TreeHashes } from './copy-tree.ts';

const copyAside = async (
  { folder, account }: ClusterLocation,
  { from, written }: { from: string; written: TreeHashes },
): Promise<string> => {
  const aside = join(folder, 'cluster.restoring');
  await rm(aside, { recursive: true, force: true });
  const damages = treeDifferences(written, await copyTree(from, aside, { account }), 'cluster');
  if (damages.length === 0) return aside;
  await rm(aside, { recursive: true, force: true });
  throw new StartupError(damages.join('\n'));
};

/**
 * Replaces the embedded database with the backup's copy; `place` runs at the same moment. Returns the path at which the
 * former database is kept, null if there was none. The data folder stays marked: the caller removes the mark after
 * checking the restored database.
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
    const home = chooseClusterLocation({ dataDir, resolveFrom, sharedFolder: '/var/lib/valia' });
    makeOwnedFolder(home.folder, home.account);
    const cluster = join(home.folder, 'cluster');
    if (existsSync(cluster)) await stopLeftoverServer(cluster);
    const aside = await copyAside(home, { from, written });
    const former = join(home.folder, 'cluster.before');
    writeRestoreMarker(dataDir);
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
