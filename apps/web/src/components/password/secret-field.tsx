import { useLingui } from '@lingui/react/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

const ToggleIcon = ({ reveal }: { reveal: boolean }) =>
  reveal ? (
    <IconEyeOff size={18} stroke={1.5} aria-hidden />
  ) : (
    <IconEye size={18} stroke={1.5} aria-hidden />
  );

/** A password field with a button that shows the password, reachable by keyboard. */
export const SecretField = (props: PasswordInputProps) => {
  const { t } = useLingui();
  return (
    <PasswordInput
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t`Mostrar la contraseña` }}
      spellCheck={false}
      autoCapitalize="none"
      // Mantine shows the error of a password field without exposing it to screen readers.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
};
