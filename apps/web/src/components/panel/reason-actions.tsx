import type { ReactNode } from 'react';
import type { ListUrlState } from '../filters/use-list-url-state.ts';
import { PanelSection } from './panel-section.tsx';
import { ReasonAction, type ReasonActionProps } from './reason-action.tsx';

/** `key` is the action's name in the URL; `isShown` is whether it is offered now. */
export type OfferedAction<Answer> = ReasonActionProps<Answer> & { key: string; isShown?: boolean };

interface ReasonActsProps<Answer> {
  heading: ReactNode;
  acts: readonly OfferedAction<Answer>[];
  address: Pick<ListUrlState, 'search' | 'change'>;
  /** Below them. */
  children?: ReactNode;
}

/** The actions on the open row. The URL stores the expanded action, followed by the value chosen for it. */
export const ReasonActions = <Answer,>({
  heading,
  acts,
  address: { search, change },
  children,
}: ReasonActsProps<Answer>) => {
  const opened = String(search['act'] ?? '');
  const unfold = (act: string | undefined): void => change({ act }, { replace: true });
  const shown = acts.filter(({ isShown = true }) => isShown);
  if (shown.length === 0 && children === undefined) return null;
  return (
    <PanelSection heading={heading}>
      {shown.map(({ key, isShown: _shown, ...act }) => (
        <ReasonAction
          key={key}
          {...act}
          isOpen={opened === key || opened.startsWith(`${key}-`)}
          onOpen={() => unfold(key)}
          onClose={() => unfold(undefined)}
        />
      ))}
      {children}
    </PanelSection>
  );
};
