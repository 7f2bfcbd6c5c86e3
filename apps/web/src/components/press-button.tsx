import { type ButtonHTMLAttributes, type MouseEvent, type Ref, useState } from 'react';

interface PressButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button that keeps the focus when its own press disables it: the browser would move the focus to the page, behind
 * any dialog.
 */
export const PressButton = ({
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...others
}: PressButtonProps) => {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = disabled && hasFocus;
  return (
    <button
      {...others}
      type={type}
      disabled={disabled && !hasFocus}
      {...(isHeld && { 'aria-disabled': true })}
      onClick={isHeld ? ignore : onClick}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
    />
  );
};
