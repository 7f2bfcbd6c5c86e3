import { NativeSelect } from '@mantine/core';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useDriverName } from './use-driver-name.ts';

interface DriverSelectProps {
  label: string;
  drivers: readonly MovableDriver[];
  value: MovableDriver;
  onChoose: (driver: MovableDriver) => void;
}

/** A select for one of the drivers that can be changed. */
export const DriverSelect = ({ label, drivers, value, onChoose }: DriverSelectProps) => {
  const { readOnly } = useEditor();
  const driverName = useDriverName();
  const offered = drivers.includes(value) ? drivers : [value, ...drivers];
  const options = offered.map((driver) => ({
    value: driver as string,
    label: driverName(driver),
  }));
  return (
    <NativeSelect
      label={label}
      size="xs"
      disabled={readOnly}
      value={value}
      data={options}
      onChange={(event) => {
        const chosen = offered.find((driver) => driver === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
};
