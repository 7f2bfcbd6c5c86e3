import { getQueryKey } from '@trpc/react-query';
import type {
  RequestDetails,
  RequestMessage,
} from '@valia/domain/collaborations/request-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';

/** A message that is being sent or could not be sent; its text stays visible. */
export interface UnsentMessage {
  id: string;
  text: string;
  hasFailed: boolean;
}

const lookEveryMs = 27_000;

/** The thread's messages, oldest first; new ones are fetched while the page is visible. */
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

/** Marks new messages as read on the server, once, and remembers the first of them. */
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
    // If the call fails, they are marked the next time.
    referrals.markRead.mutate({ requestId }).catch(() => {
      told.current = null;
    });
  }, [newest, referrals, requestId]);
  return first;
};

/** The contents of a thread, and the function that sends a message. */
export const useThread = ({ request: { id: requestId } }: RequestDetails) => {
  const { query, messages } = useMessages(requestId);
  const firstNew = useMarkRead(requestId, messages);
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const { referrals } = trpc.useUtils().client;
  const settle = (id: string, next: UnsentMessage | null): void =>
    setUnsent((before) => before.flatMap((one) => (one.id === id ? (next ?? []) : one)));
  const deliver = async ({ id, text }: UnsentMessage): Promise<void> => {
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
    retry: (message: UnsentMessage): void => {
      settle(message.id, { ...message, hasFailed: false });
      void deliver(message);
    },
  };
};
