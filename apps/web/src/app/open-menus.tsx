import { useLingui } from '@lingui/react/macro';
import styles from './open-menus.module.css';
import { openMenusId } from './theme/theme.ts';

/** Where menus, lists and hints open: over all of the page and cut by nothing, and yet in a landmark of it. */
export const OpenMenus = () => {
  const { t } = useLingui();
  return <section id={openMenusId} className={styles.region} aria-label={t`Menús abiertos`} />;
};
