import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type {
  DashboardActivity,
  DashboardViewOf,
} from '@valia/domain/dashboard/dashboard-schemas.ts';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { formatDayMonth, formatTime } from '@valia/i18n/format.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './activity-feed.module.css';
import { useActivitySentence } from './use-activity-sentence.ts';
import { box, classNames, text } from '../../../components/style/class-names.ts';

const looks = { company: classNames(text('medium', 'undecorated', 'anywhere'), styles.company) };

type Period = 'today' | 'yesterday' | 'week' | 'before';
const periods: readonly Period[] = ['today', 'yesterday', 'week', 'before'];

const periodOf = (at: string, now: Date): Period => {
  const days = daysAgo(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'before';
};

/** The latest changes to the valuations that the user may see, by time. */
export const ActivityFeed = ({ view: { entries } }: { view: DashboardViewOf<'activity'> }) => {
  const { t } = useLingui();
  const now = useNow();
  const names: Record<Period, string> = {
    today: t`Hoy`,
    yesterday: t`Ayer`,
    week: t`Esta semana`,
    before: t({ message: 'Antes', context: 'On earlier days' }),
  };
  if (entries.length === 0) {
    return (
      <Sheet>
        <EmptyState
          title={t`Aún no hay actividad`}
          text={t`Aquí verás quién ha cambiado qué en tus valoraciones y en las que otros comparten contigo.`}
        />
      </Sheet>
    );
  }
  return (
    <Sheet as="section" label={t`Actividad`}>
      {periods.map((period) => {
        const told = entries.filter(({ at }) => periodOf(at, now) === period);
        if (told.length === 0) return null;
        return (
          <section key={period} aria-label={names[period]}>
            <h2 className={styles.period}>{names[period]}</h2>
            <ul>
              {told.map((entry) => (
                <ActivityRow
                  key={entry.id}
                  entry={entry}
                  withDay={period !== 'today' && period !== 'yesterday'}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Sheet>
  );
};

const ActivityRow = ({ entry, withDay }: { entry: DashboardActivity; withDay: boolean }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const sentence = useActivitySentence();
  const { valuation, actor, event, at } = entry;
  const company = valuation.companyName === '' ? t`Empresa sin nombre` : valuation.companyName;
  const name = actor === null ? 'Valía' : actor.name || t`Otra persona`;
  const who = actor?.isMe === true ? t`Tú` : name;
  const what = sentence(event);
  return (
    <li className={styles.row}>
      <Link to="/valuation/$id" params={{ id: valuation.id }} className={looks.company}>
        {company}
      </Link>
      <time className={classNames(text('fine', 'dimmed'), styles.time)} dateTime={at}>
        {withDay ? formatDayMonth(at, language, now) : formatTime(at, language)}
      </time>
      <p className={box({ span: 'all' }, text('size-13', 'line-18', 'dimmed'), styles.what)}>
        <Trans>
          {who} · {what}
        </Trans>
      </p>
    </li>
  );
};
