import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { diskSpace, usedPercent } from '@valia/domain/administration/disk-space.ts';
import type { Health } from '@valia/domain/administration/panel-schemas.ts';
import { formatDateTime, formatNumber } from '@valia/i18n/format.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAgeText } from './use-age-text.ts';
import styles from './health.module.css';
import { box, row } from '../../../components/style/class-names.ts';

const looks = {
  healthHead: row({ align: 'center', justify: 'between', pad: [8, 20] }, styles.healthHead),
  healthRow: box({ pad: [10, 20], borderTop: 'plain' }, styles.healthRow),
  mark: box({ display: 'inline-block', height: 8, radius: 'round' }, styles.mark),
};

const readEveryMs = 60_000;
const [gigabyte, megabyte] = [1e9, 1e6];
const [slowMs, fullShare, staleSealMs] = [250, 0.85, 60_000];
const staleJobMs = 300_000;

interface HealthRow {
  name: string;
  value: string;
  sentence: string;
  state: 'good' | 'warning' | 'bad';
  /** The filled fraction of a bar; without it, there is no bar. */
  share?: number;
}

/** The health of each part of the product, in one sentence. */
export const HealthSheet = () => {
  const query = trpc.admin.panel.health.useQuery(undefined, { refetchInterval: readEveryMs });
  return (
    <Sheet as="section" className={box({ pad: 0 })}>
      <QueryState query={query} loading={<Skeleton height={320} />}>
        {(health) => <Rows health={health} />}
      </QueryState>
    </Sheet>
  );
};

const Rows = ({ health }: { health: Health }) => {
  const { t } = useLingui();
  const rows = [
    useDatabaseRow(health.database),
    ...useQueueRows(health),
    ...useDiskRow(health.disk),
    useChainRow(health.chain),
  ];
  const warnings = rows.filter(({ state }) => state !== 'good').length;
  return (
    <>
      <div className={looks.healthHead}>
        <h2>
          <Trans>Sistema</Trans>
        </h2>
        <span className={styles.healthState} data-state={warnings === 0 ? 'good' : 'warning'}>
          {warnings === 0
            ? t`Todo en orden`
            : t`${plural(warnings, { one: '# aviso', other: '# avisos' })}`}
        </span>
      </div>
      <ul>
        {rows.map(({ name, value, sentence, state, share }) => (
          <li key={name} className={looks.healthRow} data-state={state}>
            <span className={row({ justify: 'between' })}>
              <span>
                <span className={looks.mark} aria-hidden />
                {name}
              </span>
              <span className={styles.healthValue}>{value}</span>
            </span>
            {share !== undefined && (
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${Math.round(share * 100)}%` }} />
              </span>
            )}
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

const useDatabaseRow = (database: Health['database']): HealthRow => {
  const { t } = useLingui();
  const language = useLanguage();
  const { latencyMs, connections, mostConnections, sizeBytes } = database;
  const latency = formatNumber(latencyMs, { language, decimals: 0 });
  const size =
    sizeBytes >= gigabyte
      ? `${formatNumber(sizeBytes / gigabyte, { language, decimals: 1 })} GB`
      : `${formatNumber(sizeBytes / megabyte, { language })} MB`;
  return {
    name: t`Base de datos`,
    value: t`${latency} ms`,
    sentence: t`${connections} de ${mostConnections} conexiones, ${size}.`,
    state: latencyMs > slowMs || connections > mostConnections * fullShare ? 'warning' : 'good',
  };
};

const useQueueRows = ({ jobs, mail }: Health): HealthRow[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const age = useAgeText();
  const now = useNow().getTime();
  if (jobs === null || mail === null) return [];
  const { waiting, oldestAt } = jobs;
  const { undelivered, retrying, nextTryAt } = mail;
  const isLate = oldestAt !== null && now - Date.parse(oldestAt) > staleJobMs;
  const oldest = oldestAt === null ? '' : age(oldestAt);
  const next = nextTryAt === null ? '' : formatDateTime(nextTryAt, language);
  return [
    {
      name: t`Tareas`,
      value: t`${waiting} en cola`,
      sentence: oldestAt === null ? t`Nada espera.` : t`La más antigua, de hace ${oldest}.`,
      state: isLate ? 'warning' : 'good',
    },
    {
      name: t`Correo`,
      value: undelivered === 0 ? t`Al día` : t`${undelivered} sin entregar`,
      sentence:
        retrying === 0
          ? t`Ningún envío se está reintentando.`
          : t`${plural(retrying, { one: '# envío se reintenta', other: '# envíos se reintentan' })}; el próximo, ${next}.`,
      state: undelivered > 0 || retrying > 0 ? 'warning' : 'good',
    },
  ];
};

const useDiskRow = (disk: Health['disk']): HealthRow[] => {
  const { t } = useLingui();
  const language = useLanguage();
  if (disk === null) return [];
  const { freeBytes, totalBytes } = disk;
  const gigabytes = (bytes: number, decimals = 0) =>
    formatNumber(bytes / gigabyte, { language, decimals });
  const [used, free, all] = [
    gigabytes(totalBytes - freeBytes),
    gigabytes(freeBytes, 1),
    gigabytes(totalBytes),
  ];
  const percent = usedPercent(disk);
  const shown = formatNumber(percent, { language });
  const rooms = {
    enough: { sentence: t`${used} GB de ${all}.`, state: 'good' },
    little: { sentence: t`Queda poco sitio: ${free} GB de ${all}.`, state: 'warning' },
    none: {
      sentence: t`Sin sitio: quedan ${free} GB de ${all}. Lo que se guarde puede fallar.`,
      state: 'bad',
    },
  } as const;
  return [{ name: t`Disco`, value: `${shown} %`, ...rooms[diskSpace(disk)], share: percent / 100 }];
};

const useChainRow = ({
  sealed,
  sealedAt,
  unsealed,
  checked,
  isIntact,
}: Health['chain']): HealthRow => {
  const { t } = useLingui();
  const now = useNow().getTime();
  const language = useLanguage();
  const rows = formatNumber(sealed, { language });
  const until = sealedAt === null ? '' : formatDateTime(sealedAt, language);
  const isStale = unsealed > 0 && sealedAt !== null && now - Date.parse(sealedAt) > staleSealMs;
  return {
    name: t`Cadena de auditoría`,
    value: isIntact ? t`Íntegra` : t`Rota`,
    sentence:
      sealedAt === null
        ? t`Aún no hay filas selladas.`
        : t`${rows} filas selladas hasta el ${until}; ${unsealed} por sellar. Comprobadas las últimas ${checked}.`,
    state: isIntact ? (isStale ? 'warning' : 'good') : 'bad',
  };
};
