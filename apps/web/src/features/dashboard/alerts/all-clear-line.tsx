import { useLingui } from '@lingui/react/macro';
import type { TablerIcon } from '@tabler/icons-react';
import type { DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './all-clear-line.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  line: row(
    { gap: 12, align: 'start', pad: [14, 20], borderTop: 'plain' },
    text('small', 'dimmed'),
    styles.line,
  ),
  icon: box({ flex: 'none' }, text('positive')),
};

/** The last line of the alerts: the kinds that need no action. */
export const AllClearLine = ({
  view,
  icon: Icon,
}: {
  view: DashboardViewOf<'alerts'>;
  icon: TablerIcon;
}) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { received, expiring, idleDrafts, emailUnverified, secondFactorMissing } = view;
  const fine = [
    received.length === 0 && t`ninguna solicitud espera tu respuesta`,
    expiring.length === 0 && t`ninguna tuya está a punto de caducar`,
    idleDrafts.length === 0 && t`ningún borrador lleva 30 días parado`,
    !emailUnverified && t`tu correo está verificado`,
    !secondFactorMissing && t`tienes segundo factor`,
  ].filter((text) => text !== false);
  const list = new Intl.ListFormat(language).format(fine);
  return (
    <div className={looks.line}>
      <Icon size={18} stroke={1.75} className={looks.icon} aria-hidden />
      <p>
        {fine.length > 0 && <>{t`Al día: ${list}.`} </>}
        {t`Avisamos 3 días antes de que caduque una solicitud.`}
      </p>
    </div>
  );
};
