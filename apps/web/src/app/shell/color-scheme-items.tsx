import { useLingui } from '@lingui/react/macro';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { ChoiceItem } from '../../components/choice-item.tsx';

interface Scheme {
  value: MantineColorScheme;
  label: string;
  Icon: typeof IconSun;
}

/** Light, dark, or as the system: remembered by this browser. */
export const ColorSchemeItems = () => {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes: Scheme[] = [
    { value: 'light', label: t`Claro`, Icon: IconSun },
    { value: 'dark', label: t`Oscuro`, Icon: IconMoon },
    { value: 'auto', label: t`Como el sistema`, Icon: IconDeviceDesktop },
  ];
  return schemes.map(({ value, label, Icon }) => (
    <ChoiceItem
      key={value}
      label={label}
      chosen={value === colorScheme}
      icon={<Icon size={16} stroke={1.5} aria-hidden />}
      onChoose={() => setColorScheme(value)}
    />
  ));
};
