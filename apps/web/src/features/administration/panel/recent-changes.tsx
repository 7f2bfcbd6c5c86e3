import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RecentChange } from '@valia/domain/administration/panel-schemas.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { useMoment } from '../../../lib/use-moment.ts';
import { auditActionText } from '../audit-action-text.ts';
import styles from './health.module.css';
import { box, row, text as textClass } from '../../../components/style/class-names.ts';

const looks = {
  healthHead: row({ align: 'center', justify: 'between', pad: [8, 20] }, styles.healthHead),
  change: box(
    { pad: [10, 20], borderTop: 'plain' },
    textClass('size-13', 'line-18'),
    styles.change,
  ),
};

/** One sentence about a change, such as `Irene Sanabria verificó a un asesor: Leire Aramendi`. */
export const useChangeText = (): ((change: RecentChange) => string) => {
  const { t, i18n } = useLingui();
  return ({ action, byName, subject }) => {
    const done = `${byName ?? t`El sistema`} ${auditActionText(action, i18n)}`;
    return subject === null || subject === byName ? done : `${done}: ${subject}`;
  };
};

/** The latest actions of administrators. */
export const RecentChanges = ({ changes }: { changes: readonly RecentChange[] }) => {
  const moment = useMoment();
  const text = useChangeText();
  if (changes.length === 0) return null;
  return (
    <Sheet as="section" className={box({ pad: 0 })}>
      <div className={looks.healthHead}>
        <h2>
          <Trans>Últimos cambios</Trans>
        </h2>
        <Link to="/admin/audit-logs">
          <Trans>Ver registro</Trans>
        </Link>
      </div>
      <ul>
        {changes.map((change) => (
          <li key={change.id} className={looks.change}>
            {text(change)}
            <span>{moment(change.at)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
