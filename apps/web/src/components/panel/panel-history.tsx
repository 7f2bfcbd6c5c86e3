import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoment } from '../../lib/use-moment.ts';
import { PanelEvents } from './panel-events.tsx';
import { PanelSection } from './panel-section.tsx';

interface HistoryEvent {
  id: string | number;
  at: string;
  text: string;
  reason: string | null;
  /** The user who did it, or the place from which it was done. */
  by: readonly (string | null)[];
}

interface PanelHistoryProps {
  events: readonly HistoryEvent[];
  /** Content below, such as the button that loads more. */
  children?: ReactNode;
}

/** The history of the open row. */
export const PanelHistory = ({ events, children }: PanelHistoryProps) => {
  const { t } = useLingui();
  const moment = useMoment();
  return (
    <PanelSection heading={<Trans>Historial</Trans>}>
      <PanelEvents
        events={events.map(({ id, at, text, reason, by }) => ({
          id,
          text: reason === null ? text : `${text}: «${reason}»`,
          about: [moment(at), ...by].filter((part) => part !== null && part !== '').join(' · '),
        }))}
        empty={t`Sin actividad todavía`}
      />
      {children}
    </PanelSection>
  );
};
