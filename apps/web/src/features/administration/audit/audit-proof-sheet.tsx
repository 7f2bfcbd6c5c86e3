import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AuditProof } from '@valia/domain/security/audit-proof-schemas.ts';
import type { AuditChainStatus } from '@valia/domain/security/audit-log-schemas.ts';
import { formatDate, formatDateTime, formatNumber } from '@valia/i18n/format.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useBrokenChainText } from '../use-broken-chain-text.ts';
import { useAuditChainStatus } from './use-audit-logs.ts';
import { type AuditChainProof, latestChainProof } from './audit-chain-proof.ts';
import { shortSeal } from './use-audit-columns.tsx';
import styles from './audit-logs.module.css';
import { box, column, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  length: row({ gap: 2, marginTop: 12 }, styles.length),
  acts: column({ gap: 8, justify: 'center', pad: [16, 20], borderLeft: 'plain' }, styles.acts),
};

interface ProofSheetProps {
  /** The proof that was requested during this visit. */
  own: AuditChainProof | null;
  onProved: (proved: AuditChainProof) => void;
}

/** The proof, shown first: how much of the log is sealed, and whether the chain is intact. */
export const AuditProofSheet = ({ own, onProved }: ProofSheetProps) => {
  const query = useAuditChainStatus();
  return (
    <Sheet className={stack({ columns: 'main-end', pad: 0 }, styles.proof)}>
      <QueryState query={query} loading={<Skeleton height={96} />}>
        {(head) => {
          const proved = latestChainProof(own, head.check);
          return (
            <>
              <Chain head={head} proved={proved} />
              <ProofActs head={head} proved={proved} onProved={onProved} />
            </>
          );
        }}
      </QueryState>
    </Sheet>
  );
};

interface ChainProps {
  head: AuditChainStatus;
  proved: AuditChainProof | null;
}

const Chain = ({ head, proved }: ChainProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { sealed, sealedAt, headSeal, unsealed, firstAt } = head;
  const rows = formatNumber(sealed, { language });
  const first = firstAt === null ? '' : formatDate(firstAt, language, 'long');
  const [start, end] = headSeal === null ? ['', ''] : [shortSeal(headSeal), headSeal.slice(-4)];
  const share = sealed + unsealed === 0 ? 0 : sealed / (sealed + unsealed);
  return (
    <div className={box({ pad: [16, 24] }, styles.chain)}>
      <h2 className={styles.proofTitle}>
        {t`${rows} filas selladas`}
        <State proved={proved} sealedAt={sealedAt} />
      </h2>
      <p className={text('size-13', 'dimmed')}>
        <ProofSentence proved={proved} />{' '}
        {headSeal !== null && t`Sello de cabeza ${start} … ${end}.`}
      </p>
      <div className={looks.length} aria-hidden data-broken={isBroken(proved) || undefined}>
        <span style={{ width: `${Math.max(1, Math.floor(share * 98))}%` }} />
        {unsealed > 0 && <span className={styles.tail} />}
      </div>
      <p className={row({ justify: 'between', marginTop: 4 }, text('fine', 'dimmed'))}>
        <span>{first === '' ? '' : t`Fila 1, ${first}`}</span>
        <span>{unsealed > 0 ? t`${unsealed} sin sellar` : t`Nada por sellar`}</span>
      </p>
    </div>
  );
};

const isBroken = (proved: AuditChainProof | null): boolean =>
  proved !== null && proved.brokenAt !== null;

const State = ({
  proved,
  sealedAt,
}: {
  proved: AuditChainProof | null;
  sealedAt: string | null;
}) => {
  const language = useLanguage();
  if (proved === null || sealedAt === null) return null;
  const at = proved.at === null ? '' : formatDateTime(proved.at, language);
  return isBroken(proved) ? (
    <>
      ,{' '}
      <span className={text('negative')}>
        <Trans>cadena rota</Trans>
      </span>
    </>
  ) : (
    <>
      ,{' '}
      <span className={text('positive')}>
        <Trans>íntegra</Trans>
      </span>{' '}
      <Trans>hasta el {at}</Trans>
    </>
  );
};

/** For a broken chain, shows its row and links to it. */
const ProofSentence = ({ proved }: { proved: AuditChainProof | null }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const textOf = useBrokenChainText();
  if (proved === null) return t`Aún no se ha comprobado.`;
  const { brokenAt, brokenRow } = proved;
  if (brokenAt === null) {
    const at = proved.at === null ? '' : formatDateTime(proved.at, language);
    return t`Comprobada entera el ${at}.`;
  }
  return (
    <>
      {textOf(brokenAt)}{' '}
      {brokenRow !== null && (
        <Link to="." search={{ upTo: brokenRow, row: String(brokenRow) }} className={styles.action}>
          <Trans>Ver la fila en la lista</Trans>
        </Link>
      )}
    </>
  );
};

const ProofActs = ({
  head,
  proved,
  onProved,
}: ChainProps & { onProved: (proved: AuditChainProof) => void }) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction<void, AuditProof>({
    // A long chain needs several calls: each continues where the previous one ended.
    call: async () => {
      let proof = await client.admin.audit.prove.query({});
      while (!proof.isComplete && proof.brokenAt === null && proof.headSeal !== null)
        proof = await client.admin.audit.prove.query({
          known: { position: proof.sealed, seal: proof.headSeal },
        });
      return proof;
    },
    done: ({ brokenAt }) =>
      brokenAt === null
        ? t`La cadena está íntegra`
        : { kind: 'error', title: t`La cadena está rota` },
    onDone: ({ brokenAt, brokenRow }) =>
      onProved({ brokenAt, brokenRow, at: new Date().toISOString() }),
    failed: t`No se pudo comprobar la cadena`,
  });
  const download = (): void => {
    const text = JSON.stringify({ ...head, proof: proved }, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `${t`prueba-de-auditoria`}.json`);
  };
  return (
    <div className={looks.acts}>
      <Button
        variant="default"
        leftSection={<IconListCheck size={16} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={() => run()}
      >
        <Trans>Comprobar ahora</Trans>
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        onClick={download}
      >
        <Trans>Descargar prueba</Trans>
      </Button>
    </div>
  );
};
