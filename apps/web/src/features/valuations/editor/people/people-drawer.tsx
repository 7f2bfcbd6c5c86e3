import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, Tabs } from '@mantine/core';
import { ActivityTab } from './activity-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { type PanelTab, panelTabs } from './panel-tabs.ts';
import styles from './people-drawer.module.css';
import { ShareTab } from './share-tab.tsx';
import { useNote } from './use-note.ts';

import { VersionsTab } from './versions-tab.tsx';

interface PeopleDrawerProps {
  opened: boolean;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
  /** Once it has left the screen. */
  onClosed: () => void;
}

const TabNames = () => {
  const { t } = useLingui();
  return (
    <Tabs.List aria-label={t`Personas e historial`}>
      <Tabs.Tab value="share">
        <Trans>Compartir</Trans>
      </Tabs.Tab>
      <Tabs.Tab value="notes">
        <Trans>Notas</Trans>
      </Tabs.Tab>
      <Tabs.Tab value="activity">
        <Trans>Actividad</Trans>
      </Tabs.Tab>
      <Tabs.Tab value="versions">
        <Trans>Versiones</Trans>
      </Tabs.Tab>
    </Tabs.List>
  );
};

/** Beside the work: who shares it, what I noted, what happened, and what it was before. */
export const PeopleDrawer = ({ opened, tab, onTab, onClose, onClosed }: PeopleDrawerProps) => {
  const { t } = useLingui();
  // Here and not in its tab: what was typed outlives a change of tab and a closed panel.
  const note = useNote();
  const choose = (value: string | null): void => {
    const next = panelTabs.find((known) => known === value);
    if (next !== undefined) onTab(next);
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      // Opened by the address, it knows of no element to go back to.
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      position="right"
      size={480}
      title={t`Personas e historial`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
      classNames={{
        header: styles.header ?? '',
        body: styles.body ?? '',
        title: styles.title ?? '',
      }}
    >
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <TabNames />
        <Tabs.Panel value="share" className={styles.panel}>
          <ShareTab />
        </Tabs.Panel>
        <Tabs.Panel value="notes" className={styles.panel}>
          <NotesTab note={note} />
        </Tabs.Panel>
        <Tabs.Panel value="activity" className={styles.panel}>
          <ActivityTab />
        </Tabs.Panel>
        <Tabs.Panel value="versions" className={styles.panel}>
          <VersionsTab />
        </Tabs.Panel>
      </Tabs>
    </Drawer>
  );
};
