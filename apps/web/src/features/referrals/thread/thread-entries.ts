import type {
  RequestDetails,
  RequestEvent,
  RequestMessage,
} from '@valia/domain/collaborations/request-schemas.ts';

/** `isInThread` is false for the text of the request itself, which has no read status. */
export type ThreadEntry = { id: string; at: string } & (
  | { kind: 'event'; event: RequestEvent }
  | { kind: 'message'; message: RequestMessage; isInThread: boolean }
);

/** The text of the request itself, as the first message. */
const opening = ({ request, side, message }: RequestDetails): RequestMessage => ({
  id: request.id,
  at: request.createdAt,
  authorName: '',
  isMine: side === 'sender',
  text: message,
  readAt: null,
});

const inOrder = (one: ThreadEntry, other: ThreadEntry): number => one.at.localeCompare(other.at);

/**
 * Messages and events, in order. While older messages are not loaded, nothing from before the first loaded one is
 * shown.
 */
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
