import { useLingui } from '@lingui/react/macro';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { initialsOf } from '../../../../lib/people/initials-of.ts';
import styles from './present-people.module.css';
import { usePersonName } from './use-person-name.ts';
import { usePresence } from './use-presence.ts';
import { row } from '../../../../components/style/class-names.ts';

const mostShown = 3;

const Person = ({ name }: { name: string }) => {
  const [first = '', last = ''] = name.split(' ');
  return <span className={styles.person}>{initialsOf(first, last, name)}</span>;
};

/**
 * The other users who currently have the valuation open: their initials, and their names on hover and for screen
 * readers.
 */
export const PresentPeople = () => {
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
          <span className={row({ inline: true })} aria-hidden>
            {others.slice(0, mostShown).map(({ userId, name }) => (
              <Person key={userId} name={nameOf(name)} />
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
