import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './referral-tabs.module.css';
import { row, text } from '../../../components/style/class-names.ts';

const looks = { tabs: row({ gap: 24, borderBottom: 'plain' }, styles.tabs) };

interface ReferralTabsProps {
  current: 'requests' | 'statement';
  /** The number of sent requests; undefined while it is unknown. */
  count?: number | undefined;
}

/** The sent requests and their commissions: two pages under one heading. */
export const ReferralTabs = ({ current, count }: ReferralTabsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const stateOf = (tab: ReferralTabsProps['current']) =>
    tab === current ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <nav className={looks.tabs} aria-label={t`Mis referencias`}>
      <Link
        to="/my-referrals"
        activeOptions={{ exact: true }}
        className={styles.tab}
        {...stateOf('requests')}
      >
        <Trans>Solicitudes</Trans>
        <span className={text('size-13', 'regular', 'dimmed')}>
          {count === undefined ? '' : formatNumber(count, { language })}
        </span>
      </Link>
      <Link to="/my-referrals/statement" className={styles.tab} {...stateOf('statement')}>
        <Trans>Extracto de comisiones</Trans>
      </Link>
    </nav>
  );
};
