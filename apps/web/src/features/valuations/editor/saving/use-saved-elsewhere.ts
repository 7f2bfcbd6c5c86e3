import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { openVersionChannel } from '../document/open-version-channel.ts';
import type { ValuationSaver } from './valuation-saver.ts';

/**
 * Brings in what another tab or person saved, or whatever was saved while this one was out of sight. What waits to be saved here is
 * not touched: its save puts both together.
 */
export const useSavedElsewhere = ({ id, version }: Valuation, saver: ValuationSaver): void => {
  const { valuations } = trpc.useUtils();

  const take = useEffectEvent(async (): Promise<void> => {
    if (saver.hasUnsaved) return;
    // Nobody asked for it: what fails is asked for again with the next save.
    const newest = await valuations.get.fetch({ id }, { staleTime: 0 }).catch(() => null);
    if (newest !== null) saver.takeSaved(newest.document, newest.version);
  });
  const hear = useEffectEvent((saved: unknown): void => {
    if (typeof saved === 'number' && saved > saver.version) void take();
  });

  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = openVersionChannel(id);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    channel.current = opened;
    return () => opened.close();
  }, [id]);
  useEffect(() => channel.current?.postMessage(version), [version]);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void take();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
