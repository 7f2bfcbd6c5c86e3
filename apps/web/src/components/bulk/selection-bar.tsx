import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCurrentRun } from '../../lib/use-current-run.ts';
import type { RowSelection } from '../table/use-row-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { RunBar } from './run-bar.tsx';

interface Question<Action> {
  onConfirm: (action: Action) => void;
  onClose: () => void;
}

/** What can be done with some of those selected, after a question. */
export interface AskedAct<Action, Row> {
  key: string;
  label: string;
  icon: Icon;
  /** Those that it can be done to; without any it is not offered. */
  rows: readonly Row[];
  question: (asking: Question<Action>) => ReactNode;
}

interface SelectionBarProps<Action, Row extends { id: string }> {
  selection: Pick<RowSelection<Row>, 'items' | 'clear'>;
  isWide: boolean;
  label: string;
  /** How many, and what they add up to. */
  text: string;
  acts: readonly AskedAct<Action, Row>[];
  apply: (actions: [Action], rows: readonly Row[]) => Promise<void>;
}

/** At the foot: the work under way, or what is selected and what can be done with it. */
export const SelectionBar = <Action, Row extends { id: string }>({
  selection: { items, clear },
  isWide,
  label,
  text,
  acts,
  apply,
}: SelectionBarProps<Action, Row>) => {
  const run = useCurrentRun();
  const [asked, setAsked] = useState<string | null>(null);
  if (run !== null) return <RunBar run={run} />;
  if (items.length === 0) return null;
  const offered = acts.filter(({ rows }) => rows.length > 0);
  const askedAct = acts.find(({ key }) => key === asked);
  return (
    <>
      <BulkBar
        label={label}
        isWide={isWide}
        onClear={clear}
        acts={offered.map((act) => ({
          label: act.label,
          icon: act.icon,
          place: 'bar',
          run: () => setAsked(act.key),
          asks: true,
        }))}
      >
        {text}
      </BulkBar>
      {askedAct?.question({
        onConfirm: (action) => {
          setAsked(null);
          void apply([action], askedAct.rows);
        },
        onClose: () => setAsked(null),
      })}
    </>
  );
};
