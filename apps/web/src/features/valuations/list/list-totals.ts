import type { RouterOutputs } from '../../../lib/trpc.ts';

export type ListPage = RouterOutputs['valuations']['list'];
export type ListItem = ListPage['items'][number];
export type ListTotals = RouterOutputs['valuations']['listTotals'];
