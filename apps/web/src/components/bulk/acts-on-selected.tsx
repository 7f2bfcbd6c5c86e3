import { useLingui } from '@lingui/react/macro';
import type { Icon } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { useCurrentRun } from '../../lib/use-current-run.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { ReasonDialog } from '../dialog/reason-dialog.tsx';
import type { Gender } from '../list/use-shown-text.ts';
import type { RowChanges } from '../list/use-row-changes.ts';
import type { RowSelection } from '../table/use-row-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkItem, DoneOutcome, RefusedOutcome } from './bulk-step.ts';
import { RunBar } from './run-bar.tsx';
import { useBulkActs } from './use-bulk-acts.ts';

interface Asking<Given> {
  onConfirm: (given: Given) => void;
  onClose: () => void;
}

type Done<Row extends BulkItem> = DoneOutcome & { item: Row };

/** What can be done to some of those selected, each by a call of its own, after a question. */
export interface ActOnSelected<Row, Given = string> {
  key: string;
  label: string;
  icon: Icon;
  /** Those that it can be done to; without any it is not offered. */
  rows: readonly Row[];
  question: (asking: Asking<Given>) => ReactNode;
  /** What one has become, and whether it was not so before; throws why not. */
  act: (given: Given, item: BulkItem) => Promise<{ item: Row; changed?: boolean }>;
  doneText: (count: number, given: Given) => string;
}

/** At the foot of a list: which rows are selected, on a wide screen or not. */
export interface SelectedRowsProps<Row> {
  selection: RowSelection<Row>;
  isWide: boolean;
}

interface ActsOnSelectedProps<Row extends BulkItem, Given> extends SelectedRowsProps<Row> {
  /** The list's path. */
  home: string;
  /** How a row of the list is spoken of. */
  gender: Gender;
  /** What they add up to. */
  sum?: string;
  acts: readonly ActOnSelected<Row, Given>[];
  changes: Pick<RowChanges<Row>, 'show' | 'invalidate'>;
  /** How many calls are under way at once. */
  atOnce?: number;
  /** Whether one that was acted on leaves the list's view. */
  leavesView?: boolean;
  /** Why one was refused, where the words for every refusal do not do. */
  reasonText?: (refused: RefusedOutcome) => string | null;
}

interface QuestionTexts extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'consequences' | 'action'
> {
  /** Asked for as well. */
  reason?: Pick<ComponentProps<typeof ReasonDialog>, 'label' | 'missing'> & {
    description?: string;
  };
}

/** Asks whether it shall be done, and why where a reason is kept on record. */
export const asks = (texts: QuestionTexts) => (asking: Asking<string>) => (
  <Question {...texts} {...asking} />
);

const Question = ({ reason, onConfirm, ...dialog }: QuestionTexts & Asking<string>) => {
  const { t } = useLingui();
  if (reason === undefined) return <ConfirmDialog {...dialog} onConfirm={() => onConfirm('')} />;
  const texts = { description: t`Queda en el registro`, ...reason };
  return <ReasonDialog {...dialog} {...texts} onConfirm={onConfirm} />;
};

const outcomeOf = async <Row extends BulkItem>(
  id: string,
  act: () => Promise<{ item: Row; changed?: boolean }>,
): Promise<Done<Row> | RefusedOutcome> => {
  try {
    const { item, changed = true } = await act();
    return { id, kind: 'done', changed, item };
  } catch (error) {
    const failure = callFailure(error);
    if (failure === null || failure.code === 'unavailable') throw error;
    return { id, kind: 'refused', ...failure };
  }
};

interface GivenAct<Row, Given> {
  act: ActOnSelected<Row, Given>;
  given: Given;
}

/** Does it to each, for good: people are told of it at once. */
const useActing = <Row extends BulkItem, Given>({
  selection,
  home,
  gender,
  changes,
  atOnce = 1,
  leavesView = false,
  reasonText = () => null,
}: ActsOnSelectedProps<Row, Given>) =>
  useBulkActs<GivenAct<Row, Given>, Done<Row>, Row>(
    {
      home,
      chunkOf: () => atOnce,
      call: async ({ action: { act, given }, items }) => ({
        outcomes: await Promise.all(
          items.map((item) => outcomeOf(item.id, () => act.act(given, item))),
        ),
      }),
      asDoneBefore: (_action, outcome) => outcome,
      undoOf: () => [],
      show: (_action, done) => {
        for (const { item } of done) changes.show(item);
      },
      settle: changes.invalidate,
      bringsRows: () => false,
      belongs: () => !leavesView,
      doneText: ({ act, given }, count) => act.doneText(count, given),
      reasonText,
      gender,
    },
    selection,
  );

/** At the foot: the work under way, or what is selected and what can be done with it. */
export const ActsOnSelected = <Row extends BulkItem, Given = string>(
  props: ActsOnSelectedProps<Row, Given>,
) => {
  const { selection, isWide, gender, sum, acts } = props;
  const { items, clear } = selection;
  const run = useCurrentRun();
  const apply = useActing(props);
  const [asked, setAsked] = useState<string | null>(null);
  if (run !== null) return <RunBar run={run} />;
  if (items.length === 0) return null;
  const askedAct = acts.find(({ key }) => key === asked);
  return (
    <>
      <BulkBar
        gender={gender}
        count={items.length}
        sum={sum}
        isWide={isWide}
        onClear={clear}
        acts={acts
          .filter(({ rows }) => rows.length > 0)
          .map(({ key, label, icon }) => ({
            label,
            icon,
            place: 'bar',
            run: () => setAsked(key),
            asks: true,
          }))}
      />
      {askedAct?.question({
        onConfirm: (given) => {
          setAsked(null);
          void apply([{ act: askedAct, given }], askedAct.rows);
        },
        onClose: () => setAsked(null),
      })}
    </>
  );
};
