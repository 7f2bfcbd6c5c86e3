import { useLingui } from '@lingui/react/macro';
import { SideDrawer } from '../../../../components/drawer/side-drawer.tsx';
import { MissingPart } from '../parts/missing-part.tsx';

interface MissingPeopleDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** In place of the panel of people, notes, activity and versions when it did not come. */
export const MissingPeopleDrawer = (drawer: MissingPeopleDrawerProps) => {
  const { t } = useLingui();
  return (
    <SideDrawer title={t`Personas e historial`} {...drawer}>
      <MissingPart />
    </SideDrawer>
  );
};
