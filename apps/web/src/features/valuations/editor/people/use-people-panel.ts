import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PanelTab, panelTabs } from './panel-tabs.ts';

interface PeoplePanel {
  /** Null while the panel is closed. */
  tab: PanelTab | null;
  open: (tab: PanelTab) => void;
  close: () => void;
}

/** Which tab of the panel is open; the address keeps it, so that going back closes it. */
export const usePeoplePanel = (): PeoplePanel => {
  const { panel } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = panelTabs.find((known) => known === panel) ?? null;
  const show = (next: PanelTab | undefined, replace: boolean): void =>
    void navigate({ to: '.', search: (before) => ({ ...before, panel: next }), replace });
  return {
    tab,
    open: (next) => show(next, tab !== null),
    close: () => show(undefined, true),
  };
};
