import type { ReactNode } from 'react';
import type { Address } from '../filters/use-address.ts';
import { PanelSection } from './panel-section.tsx';
import { ReasonAct, type ReasonActProps } from './reason-act.tsx';

/** `key`: what the address calls it; `isShown`: whether it is offered now. */
export type OfferedAct<Answer> = ReasonActProps<Answer> & { key: string; isShown?: boolean };

interface ReasonActsProps<Answer> {
  heading: ReactNode;
  acts: readonly OfferedAct<Answer>[];
  address: Pick<Address, 'search' | 'change'>;
  /** Below them. */
  children?: ReactNode;
}

/** What can be done with the open row; the address keeps which act is unfolded, with what is chosen for it behind. */
export const ReasonActs = <Answer,>({
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
        <ReasonAct
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
