import { useLingui } from '@lingui/react/macro';
import { SideDrawer } from '../../../../components/drawer/side-drawer.tsx';
import { TabPanels } from '../../../../components/tabs/tab-panels.tsx';
import { ActivityTab } from '../activity/activity-tab.tsx';
import { NotesTab } from '../notes/notes-tab.tsx';
import type { PanelTab } from './panel-tabs.ts';
import { ShareTab } from '../people/share-tab.tsx';
import { useNote } from '../notes/use-note.ts';
import { VersionsTab } from '../versions/versions-tab.tsx';

interface PeopleDrawerProps {
  opened: boolean;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
  /** Called once the drawer has left the screen. */
  onClosed: () => void;
}

/** The side panel: who has access, the private note, the activity, and earlier versions. */
export const PeopleDrawer = ({ tab, onTab, ...drawer }: PeopleDrawerProps) => {
  const { t } = useLingui();
  // Here and not in its tab, so that typed text survives a change of tab and a closed panel.
  const note = useNote();
  return (
    <SideDrawer title={t`Personas e historial`} {...drawer}>
      <TabPanels
        label={t`Personas e historial`}
        tabs={[
          { value: 'share', name: t`Compartir`, content: <ShareTab /> },
          { value: 'notes', name: t`Notas`, content: <NotesTab note={note} /> },
          { value: 'activity', name: t`Actividad`, content: <ActivityTab /> },
          { value: 'versions', name: t`Versiones`, content: <VersionsTab /> },
        ]}
        chosen={tab}
        onChoose={onTab}
      />
    </SideDrawer>
  );
};
