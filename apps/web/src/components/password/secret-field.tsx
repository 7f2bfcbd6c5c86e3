import { useLingui } from '@lingui/react/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

const ToggleIcon = ({ reveal }: { reveal: boolean }) =>
  reveal ? (
    <IconEyeOff size={18} stroke={1.5} aria-hidden />
  ) : (
    <IconEye size={18} stroke={1.5} aria-hidden />
  );

/** A password with a button that shows it, reachable by keyboard. */
export const SecretField = (props: PasswordInputProps) => {
  const { t } = useLingui();
  return (
    <PasswordInput
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t`Mostrar la contraseña` }}
      spellCheck={false}
      autoCapitalize="none"
      // Mantine draws the error of a password field without telling screen readers of it.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
};
