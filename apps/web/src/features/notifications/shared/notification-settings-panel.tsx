import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Skeleton } from '@mantine/core';
import {
  type NotificationChannel,
  notificationChannels,
  type NotificationGroup,
  notificationGroups,
} from '@valia/domain/notifications/notification-choice.ts';
import type { NotificationSettings } from '@valia/domain/notifications/notification-schemas.ts';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { notificationGroupTexts, notificationTexts } from './notification-texts.ts';
import styles from './notification-settings-panel.module.css';
import { box, classNames, text } from '../../../components/style/class-names.ts';

const looks = {
  panel: box({ pad: [20, 24] }, styles.panel),
  group: classNames(text('fine', 'medium', 'dimmed', 'start'), styles.group),
};

type Choice = NotificationSettings['choices'][number];

/** The notification channels for each event: the bell, an immediate mail, the daily summary. */
export const NotificationSettingsPanel = () => {
  const query = trpc.alerts.settings.useQuery();
  return (
    <QueryState query={query} loading={<Skeleton height={640} />}>
      {(settings) => <Settings settings={settings} />}
    </QueryState>
  );
};

const useChange = () => {
  const { t } = useLingui();
  const { alerts, client } = trpc.useUtils();
  return useUserAction<Choice, NotificationSettings>({
    call: (choice) => client.alerts.changeSettings.mutate({ choices: [choice] }),
    done: t`Notificaciones guardadas`,
    onDone: (settings) => alerts.settings.setData(undefined, settings),
    failed: t`No se pudieron guardar las notificaciones`,
  });
};

const Settings = ({ settings: { choices, digestHour } }: { settings: NotificationSettings }) => {
  const { t } = useLingui();
  const change = useChange();
  const channels: Record<NotificationChannel, string> = {
    inApp: t`En Valía`,
    mail: t`Correo`,
    digest: t`Resumen`,
  };
  const hour = `${digestHour}:00`;
  return (
    <section className={looks.panel} aria-labelledby="notification-settings">
      <h2 className={text('large', 'strong')} id="notification-settings">
        <Trans>Notificaciones</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          «En Valía» es la campana de la cabecera. «Correo» llega en el momento. «Resumen» es un
          solo correo al día, a las {hour}, y solo si hay algo que contar.
        </Trans>
      </p>
      <table className={styles.table} aria-busy={change.isPending}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Cuándo</Trans>
            </th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        {notificationGroups.map(({ group, kinds }) => (
          <Group
            key={group}
            group={group}
            choices={choices.filter(({ kind }) => kinds.includes(kind))}
            channels={channels}
            onChange={change.run}
          />
        ))}
      </table>
    </section>
  );
};

interface GroupProps {
  group: NotificationGroup;
  choices: readonly Choice[];
  channels: Readonly<Record<NotificationChannel, string>>;
  onChange: (choice: Choice) => void;
}

const Group = ({ group, choices, channels, onChange }: GroupProps) => {
  const { i18n } = useLingui();
  return (
    <tbody>
      <tr>
        <th colSpan={4} scope="rowgroup" className={looks.group}>
          {i18n._(notificationGroupTexts[group])}
        </th>
      </tr>
      {choices.map((choice) => {
        const name = i18n._(notificationTexts[choice.kind]);
        return (
          <tr key={choice.kind}>
            <th scope="row" className={box({ padY: 6 }, text('regular', 'start'))}>
              {name}
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className={styles.channel}>
                <Checkbox
                  className={styles.choice}
                  checked={choice[channel]}
                  aria-label={`${name}: ${channels[channel]}`}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange({ ...choice, [channel]: checked })
                  }
                />
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
};
