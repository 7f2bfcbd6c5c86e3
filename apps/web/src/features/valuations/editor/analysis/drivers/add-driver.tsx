import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { useState } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import formStyles from '../analysis-form.module.css';
import { DriverSelect } from './driver-select.tsx';
import { stack } from '../../../../../components/style/class-names.ts';

interface AddDriverProps {
  label: string;
  /** The text of the button. */
  action: string;
  drivers: readonly MovableDriver[];
  onAdd: (driver: MovableDriver) => void;
}

/**
 * Chooses one more driver, then adds it by a button: arrow keys in the select must not add every driver that they pass.
 */
export const AddDriver = ({ label, action, drivers, onAdd }: AddDriverProps) => {
  const { readOnly } = useEditor();
  const [chosen, setChosen] = useState<MovableDriver | null>(null);
  const driver = drivers.find((one) => one === chosen) ?? drivers[0];
  if (driver === undefined) return null;
  return (
    <div className={stack({ gap: 8, columns: 'main-end', align: 'end' }, formStyles.withButton)}>
      <DriverSelect label={label} drivers={drivers} value={driver} onChoose={setChosen} />
      <Button
        variant="default"
        size="xs"
        disabled={readOnly}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() => onAdd(driver)}
      >
        {action}
      </Button>
    </div>
  );
};
