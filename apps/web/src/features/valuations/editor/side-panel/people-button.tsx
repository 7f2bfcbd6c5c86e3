import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconHistory, IconUsers } from '@tabler/icons-react';
import type { ValuationPeople } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { lazy, type Ref, useRef, useState } from 'react';
import { SideDrawer } from '../../../../components/drawer/side-drawer.tsx';
import { useUrlChoice } from '../../../../lib/address/use-url-choice.ts';
import { loadChunk } from '../../../../lib/page/load-chunk.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { LazyPart } from '../parts/lazy-part.tsx';
import { MissingPart } from '../parts/missing-part.tsx';
import { type PanelTab, panelTabs } from './panel-tabs.ts';
import styles from './people-button.module.css';
import { usePeople } from '../people/use-people.ts';
import { usePersonName } from '../people/use-person-name.ts';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = { text: box({ overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.text) };

const PeopleDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./people-drawer.tsx'))).PeopleDrawer,
}));

/**
 * The text of the button: `De Marta Puig`, `Con Jordi Vila y 2 más`; an invitation to share while nobody has access.
 */
const usePeopleText = (people: ValuationPeople | undefined): string => {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const [first, ...others] = people?.shares ?? [];
  if (people !== undefined && people.access !== 'owner') {
    const owner = nameOf(people.owner.name);
    return t`De ${owner}`;
  }
  if (first === undefined) return t`Compartir`;
  const name = nameOf(first.name);
  const more = others.length;
  return more === 0 ? t`Con ${name}` : t`Con ${name} y ${more} más`;
};

interface OpenerProps {
  ref: Ref<HTMLButtonElement>;
  text: string;
  onOpen: () => void;
}

const Opener = ({ ref, text, onOpen }: OpenerProps) => {
  const { t } = useLingui();
  const { isPhone } = useEditorNavigation();
  const shared = {
    ref,
    'aria-label': t`${text}: personas, notas, actividad y versiones`,
    'aria-haspopup': 'dialog',
    onClick: onOpen,
  } as const;
  const icon = <IconUsers size={isPhone ? 20 : 16} stroke={1.5} aria-hidden />;
  return isPhone ? (
    <ActionIcon size={44} {...shared}>
      {icon}
    </ActionIcon>
  ) : (
    <Button variant="default" leftSection={icon} {...shared}>
      <span className={looks.text}>{text}</span>
    </Button>
  );
};

interface MissingPeopleDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** Shown in place of the panel of people, notes, activity and versions when its code could not be loaded. */
const MissingPeopleDrawer = (drawer: MissingPeopleDrawerProps) => {
  const { t } = useLingui();
  return (
    <SideDrawer title={t`Personas e historial`} {...drawer}>
      <MissingPart />
    </SideDrawer>
  );
};

/** Shows who has access to the valuation, and opens the panel of people, notes, activity and versions. */
export const PeopleButton = () => {
  const { t } = useLingui();
  const { isPhone } = useEditorNavigation();
  // The browser's back button closes the panel.
  const { value: tab, show: open, clear: close } = useUrlChoice('panel', panelTabs);
  const text = usePeopleText(usePeople().data);
  const button = useRef<HTMLButtonElement>(null);
  const history = useRef<HTMLButtonElement>(null);
  const opener = useRef(button);
  const openFrom = (from: typeof button, first: PanelTab): void => {
    opener.current = from;
    open(first);
  };
  const [shown, setShown] = useState<PanelTab | null>(tab);
  if (tab !== null && tab !== shown) setShown(tab);
  return (
    <>
      <Opener ref={button} text={text} onOpen={() => openFrom(button, 'share')} />
      {!isPhone && (
        <ActionIcon
          ref={history}
          size={36}
          variant="default"
          aria-label={t`Historial: versiones y actividad`}
          aria-haspopup="dialog"
          onClick={() => openFrom(history, 'versions')}
        >
          <IconHistory size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {shown !== null && (
        <LazyPart missing={<MissingPeopleDrawer opened={tab !== null} onClose={close} />}>
          <PeopleDrawer
            opened={tab !== null}
            tab={shown}
            onTab={open}
            onClose={close}
            onClosed={() => opener.current.current?.focus()}
          />
        </LazyPart>
      )}
    </>
  );
};
