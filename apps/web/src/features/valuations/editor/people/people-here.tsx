import { useLingui } from '@lingui/react/macro';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import styles from './people-here.module.css';
import { usePersonName } from './use-person-name.ts';
import { usePresence } from './use-presence.ts';

const mostShown = 3;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

/** Who else has the valuation open now: their initials, and their names to whoever points or listens. */
export const PeopleHere = () => {
  const { t, i18n } = useLingui();
  const nameOf = usePersonName();
  const others = usePresence();
  const names = new Intl.ListFormat(i18n.locale).format(others.map(({ name }) => nameOf(name)));
  const text = others.length === 0 ? '' : t`Ahora también aquí: ${names}`;
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {others.length > 0 && (
        <Tooltip label={text}>
          <span className={styles.here} aria-hidden>
            {others.slice(0, mostShown).map(({ userId, name }) => (
              <span key={userId} className={styles.person}>
                {initialsOf(nameOf(name))}
              </span>
            ))}
            {others.length > mostShown && (
              <span className={styles.person}>+{others.length - mostShown}</span>
            )}
          </span>
        </Tooltip>
      )}
    </>
  );
};
