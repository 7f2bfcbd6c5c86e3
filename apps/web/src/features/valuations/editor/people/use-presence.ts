import { presenceIntervalMs } from '@valia/domain/valuations/activity/valuation-presence-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import { openVersionChannel } from '../document/open-version-channel.ts';
import { usePeople } from './use-people.ts';

interface Other {
  userId: string;
  name: string;
}

const nobody: readonly Other[] = [];

/**
 * The other users who currently have a shared valuation open; their saved changes are loaded into this editor. For an
 * unshared valuation, no requests are sent.
 */
export const usePresence = (): readonly Other[] => {
  const { id } = useEditor().valuation;
  const isShared = (usePeople().data?.shares.length ?? 0) > 0;
  const { client } = trpc.useUtils();
  const [others, setOthers] = useState(nobody);
  const tabs = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = openVersionChannel(id);
    tabs.current = opened;
    return () => opened.close();
  }, [id]);
  useEffect(() => {
    if (!isShared) return undefined;
    let isOpen = true;
    let told = Promise.resolve();
    const sendAfter = async (before: Promise<void>, here: boolean): Promise<void> => {
      await before;
      // The presence is reported again soon, so a failed call is not shown.
      const answer = await client.valuations.presence.mutate({ id, here }).catch(() => null);
      if (!isOpen || answer === null) return;
      setOthers(answer.others);
      tabs.current?.postMessage(answer.version);
    };
    // Sent one after the other: a call that arrived after the leaving call would report the user as present
    // again.
    const tell = (here: boolean): void => {
      told = sendAfter(told, here);
    };
    const tellIfSeen = (): void => tell(document.visibilityState === 'visible');
    tellIfSeen();
    const every = setInterval(() => {
      if (document.visibilityState === 'visible') tell(true);
    }, presenceIntervalMs);
    document.addEventListener('visibilitychange', tellIfSeen);
    return () => {
      isOpen = false;
      clearInterval(every);
      document.removeEventListener('visibilitychange', tellIfSeen);
      tell(false);
      setOthers(nobody);
    };
  }, [client, id, isShared]);
  return others;
};
