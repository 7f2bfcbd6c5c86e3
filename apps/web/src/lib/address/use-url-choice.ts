import { useNavigate, useSearch } from '@tanstack/react-router';

interface AddressValue<Value extends string> {
  /** Null when the URL has no known value. */
  value: Value | null;
  /** Shows a value. Showing the first one adds a history entry, so that the back button closes it. */
  show: (value: Value) => void;
  clear: () => void;
}

/** Which of a few items is open, stored in the URL under a name that the route's search allows. */
export const useUrlChoice = <Value extends string>(
  name: string,
  known: readonly Value[],
): AddressValue<Value> => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = known.find((one) => one === search[name]) ?? null;
  const write = (next: Value | undefined, replace: boolean): void =>
    void navigate({ to: '.', search: (before) => ({ ...before, [name]: next }), replace });
  return {
    value,
    show: (next) => write(next, value !== null),
    clear: () => write(undefined, true),
  };
};
