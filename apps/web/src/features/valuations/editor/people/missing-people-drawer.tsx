import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { MissingPart } from '../missing-part.tsx';

interface MissingPeopleDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** In place of the panel of people, notes, activity and versions when it did not come. */
export const MissingPeopleDrawer = ({ opened, onClose }: MissingPeopleDrawerProps) => {
  const { t } = useLingui();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={480}
      title={t`Personas e historial`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <MissingPart />
    </Drawer>
  );
};
