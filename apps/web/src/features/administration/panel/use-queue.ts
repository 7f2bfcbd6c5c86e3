import type { Matter, MatterRef } from '@valia/domain/administration/panel-schemas.ts';
import { useState } from 'react';
import { useTellChanged } from '../../../lib/errors/use-tell-changed.ts';
import { trpc } from '../../../lib/trpc.ts';

const readEveryMs = 20_000;

export const useQueue = () =>
  trpc.admin.panel.queue.useQuery(undefined, { refetchInterval: readEveryMs });

/** What a matter that is gone was called, and whose doing it is. */
export interface TakenNotice extends MatterRef {
  title: string;
}

interface Followed {
  /** The one that was open, and where it stood. */
  latest: { matter: Matter; place: number } | null;
  taken: TakenNotice | null;
}

/**
 * Which matter is open in place. Acted on, the next one is; when another administrator was quicker, it is said who, and
 * the queue goes on from the same place.
 */
export const useChosenMatter = (
  matters: readonly Matter[],
  titleOf: (matter: Matter) => string,
) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [{ latest, taken }, setFollowed] = useState<Followed>({ latest: null, taken: null });
  const [own] = useState(() => new Set<string>());
  const found = matters.findIndex(({ id }) => id === chosenId);
  const place = found === -1 ? Math.min(latest?.place ?? 0, matters.length - 1) : found;
  const chosen = matters[place];
  if (chosen?.id !== latest?.matter.id || (chosen !== undefined && place !== latest?.place)) {
    const gone = latest !== null && !matters.some(({ id }) => id === latest.matter.id);
    const isTaken = gone && !own.has(latest.matter.id);
    const { matter } = latest ?? {};
    setFollowed({
      latest: chosen === undefined ? null : { matter: chosen, place },
      taken:
        isTaken && matter !== undefined
          ? { id: matter.id, kind: matter.kind, title: titleOf(matter) }
          : taken,
    });
  }
  const forgetTaken = (): void => setFollowed({ latest, taken: null });
  return { chosen, place, choose: setChosenId, taken, forgetTaken, own };
};

/** What is told and read anew after an act on a matter. */
export const useMatterAct = (matter: Matter, own: Set<string>) => {
  const tellChanged = useTellChanged();
  const { admin, alerts } = trpc.useUtils();
  return {
    onDone: () => {
      own.add(matter.id);
    },
    anew: [admin.panel.queue, admin.panel.figures, alerts.poll],
    onFailed: (error: unknown): boolean => {
      const isTold = tellChanged(error);
      if (isTold) void admin.panel.queue.invalidate();
      return isTold;
    },
  };
};
