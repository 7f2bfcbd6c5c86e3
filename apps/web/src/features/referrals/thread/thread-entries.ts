import type {
  RequestDetails,
  RequestEvent,
  RequestMessage,
} from '@valia/domain/collaborations/request-schemas.ts';

/** `isInThread` is false for what the request itself said, which is marked as read by nobody. */
export type ThreadEntry = { id: string; at: string } & (
  | { kind: 'event'; event: RequestEvent }
  | { kind: 'message'; message: RequestMessage; isInThread: boolean }
);

/** What the request itself said, as the first message. */
const opening = ({ request, side, message }: RequestDetails): RequestMessage => ({
  id: request.id,
  at: request.createdAt,
  authorName: '',
  isMine: side === 'sender',
  text: message,
  readAt: null,
});

const inOrder = (one: ThreadEntry, other: ThreadEntry): number => one.at.localeCompare(other.at);

/** Messages and what happened, in order. While older messages are not loaded, nothing from before the first is shown. */
export const threadEntries = (
  details: RequestDetails,
  messages: readonly RequestMessage[],
  isCut: boolean,
): ThreadEntry[] => {
  const from = isCut ? (messages[0]?.at ?? '') : '';
  const events = details.events.filter(({ at, kind }) => at >= from && kind !== 'sent');
  const said = isCut || details.message === '' ? [] : [opening(details)];
  return [
    ...said.map((message) => ({
      id: message.id,
      at: message.at,
      kind: 'message' as const,
      message,
      isInThread: false,
    })),
    ...[
      ...events.map((event) => ({ id: event.id, at: event.at, kind: 'event' as const, event })),
      ...messages.map((message) => ({
        id: message.id,
        at: message.at,
        kind: 'message' as const,
        message,
        isInThread: true,
      })),
    ].toSorted(inOrder),
  ];
};
