import { presenceEveryMs } from '@valia/domain/valuations/activity/valuation-presence-schemas.ts';
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

/** Who else has a shared valuation open now; what they saved comes into this editor. A valuation that nobody shares asks nothing of the server. */
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
      // Who is here is told again soon; a failed call is nothing to show.
      const answer = await client.valuations.presence.mutate({ id, here }).catch(() => null);
      if (!isOpen || answer === null) return;
      setOthers(answer.others);
      tabs.current?.postMessage(answer.version);
    };
    // One after the other: a call overtaken by the one that leaves would say that one is here again.
    const tell = (here: boolean): void => {
      told = sendAfter(told, here);
    };
    const tellIfSeen = (): void => tell(document.visibilityState === 'visible');
    tellIfSeen();
    const every = setInterval(() => {
      if (document.visibilityState === 'visible') tell(true);
    }, presenceEveryMs);
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
