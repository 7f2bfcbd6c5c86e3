import { useLingui } from '@lingui/react/macro';
import type { Icon } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { useCurrentBulkRun } from '../../lib/use-current-bulk-run.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { ReasonDialog } from '../dialog/reason-dialog.tsx';
import type { GrammaticalGender } from '../list/use-shown-rows-text.ts';
import type { RowChanges } from '../list/use-row-changes.ts';
import type { RowSelection } from '../table/use-row-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkItem, DoneOutcome, RefusedOutcome } from './bulk-step.ts';
import { RunBar } from './run-bar.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

interface Asking<Given> {
  onConfirm: (given: Given) => void;
  onClose: () => void;
}

type Done<Row extends BulkItem> = DoneOutcome & { item: Row };

/** An action on the suitable rows among those selected, with a separate call for each, after a confirmation. */
export interface SelectedRowsAction<Row, Given = string> {
  key: string;
  label: string;
  icon: Icon;
  /** The rows that the action applies to; when there are none, the action is not offered. */
  rows: readonly Row[];
  question: (asking: Asking<Given>) => ReactNode;
  /** The changed row, and whether it actually changed; throws the reason of a failure. */
  act: (given: Given, item: BulkItem) => Promise<{ item: Row; changed?: boolean }>;
  doneText: (count: number, given: Given) => string;
}

/** The props of a list's bulk footer: its selection, and whether the screen is wide. */
export interface SelectedRowsProps<Row> {
  selection: RowSelection<Row>;
  isWide: boolean;
}

interface ActsOnSelectedProps<Row extends BulkItem, Given> extends SelectedRowsProps<Row> {
  /** The list's path. */
  home: string;
  /** The grammatical gender of a row's noun. */
  gender: GrammaticalGender;
  /** The total of the selected rows. */
  sum?: string;
  acts: readonly SelectedRowsAction<Row, Given>[];
  changes: Pick<RowChanges<Row>, 'show' | 'invalidate'>;
  /** The number of calls that run at the same time. */
  atOnce?: number;
  /** Whether a row leaves the list's view after the action. */
  leavesView?: boolean;
  /** The reason of a refusal; null when the general text for that refusal is enough. */
  reasonText?: (refused: RefusedOutcome) => string | null;
}

interface QuestionTexts extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'consequences' | 'action'
> {
  /** A reason that the dialog requests in addition to the confirmation. */
  reason?: Pick<ComponentProps<typeof ReasonDialog>, 'label' | 'missing'> & {
    description?: string;
  };
}

/** Requests confirmation, and also a reason when one is recorded. */
export const confirmQuestion = (texts: QuestionTexts) => (asking: Asking<string>) => (
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
  act: SelectedRowsAction<Row, Given>;
  given: Given;
}

/** Applies the action to each row, without undo, because users are notified at once. */
const useActing = <Row extends BulkItem, Given>({
  selection,
  home,
  gender,
  changes,
  atOnce = 1,
  leavesView = false,
  reasonText = () => null,
}: ActsOnSelectedProps<Row, Given>) =>
  useBulkActions<GivenAct<Row, Given>, Done<Row>, Row>(
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

/** The footer of a list: the running work, or the selection and its actions. */
export const SelectedRowsActions = <Row extends BulkItem, Given = string>(
  props: ActsOnSelectedProps<Row, Given>,
) => {
  const { selection, isWide, gender, sum, acts } = props;
  const { items, clear } = selection;
  const run = useCurrentBulkRun();
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
