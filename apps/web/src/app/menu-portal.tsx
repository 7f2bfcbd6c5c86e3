import { useLingui } from '@lingui/react/macro';
import styles from './menu-portal.module.css';
import { menuPortalId } from './theme/theme.ts';

/**
 * The container in which menus, lists and hints open: above the whole page and never clipped, but still in a landmark.
 */
export const MenuPortal = () => {
  const { t } = useLingui();
  return <section id={menuPortalId} className={styles.region} aria-label={t`Menús abiertos`} />;
};
