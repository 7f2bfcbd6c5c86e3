import { useNavigate, useSearch } from '@tanstack/react-router';

interface AddressValue<Value extends string> {
  /** Null where the address holds none that is known. */
  value: Value | null;
  /** The first is a step in the history, so that going back takes it away. */
  show: (value: Value) => void;
  clear: () => void;
}

/** Which of a few is open: the address keeps it under the name, which the route's search allows. */
export const useAddressValue = <Value extends string>(
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
