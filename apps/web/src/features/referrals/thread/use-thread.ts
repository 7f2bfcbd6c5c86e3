import { getQueryKey } from '@trpc/react-query';
import type {
  RequestDetails,
  RequestMessage,
} from '@valia/domain/collaborations/request-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';

/** A message on its way, or one that did not get through: its text stays. */
export interface Unsent {
  id: string;
  text: string;
  hasFailed: boolean;
}

const lookEveryMs = 27_000;

/** The thread's messages, oldest first; it looks for new ones while the page is looked at. */
const useMessages = (requestId: string) => {
  const { client } = trpc.useUtils();
  const { query } = useKeysetPages<RequestMessage>({
    key: getQueryKey(trpc.referrals.messages),
    wanted: { requestId },
    read: (cursor, options) => client.referrals.messages.query({ requestId, cursor }, options),
  });
  const { refetch } = query;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [refetch]);
  const messages = query.data?.pages.flatMap(({ items }) => items).toReversed() ?? [];
  return { query, messages };
};

/** Tells the server once of what is new on the page, and remembers where that begins. */
const useMarkRead = (requestId: string, messages: readonly RequestMessage[]): string | null => {
  const { referrals } = trpc.useUtils().client;
  const [first, setFirst] = useState<string | null>(null);
  const told = useRef<string | null>(null);
  const unread = messages.filter(({ isMine, readAt }) => !isMine && readAt === null);
  const oldest = unread[0]?.id ?? null;
  if (first === null && oldest !== null) setFirst(oldest);
  const newest = unread.at(-1)?.id ?? null;
  useEffect(() => {
    if (newest === null || told.current === newest) return;
    told.current = newest;
    // Not told, they are marked at the next look.
    referrals.markRead.mutate({ requestId }).catch(() => {
      told.current = null;
    });
  }, [newest, referrals, requestId]);
  return first;
};

/** What a thread shows, and how one writes in it. */
export const useThread = ({ request: { id: requestId } }: RequestDetails) => {
  const { query, messages } = useMessages(requestId);
  const firstNew = useMarkRead(requestId, messages);
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const { referrals } = trpc.useUtils().client;
  const settle = (id: string, next: Unsent | null): void =>
    setUnsent((before) => before.flatMap((one) => (one.id === id ? (next ?? []) : one)));
  const deliver = async ({ id, text }: Unsent): Promise<void> => {
    try {
      await referrals.sendMessage.mutate({ requestId, messageId: id, text });
      await query.refetch();
      settle(id, null);
    } catch (error) {
      settle(id, { id, text, hasFailed: true });
      showError(error);
    }
  };
  return {
    query,
    messages,
    firstNew,
    unsent,
    send: (text: string): void => {
      const message = { id: crypto.randomUUID(), text, hasFailed: false };
      setUnsent((before) => [...before, message]);
      void deliver(message);
    },
    retry: (message: Unsent): void => {
      settle(message.id, { ...message, hasFailed: false });
      void deliver(message);
    },
  };
};
