import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { isAdvisor } from '@valia/domain/access/policies.ts';
import type {
  RequestDetails,
  RequestCounterpart,
} from '@valia/domain/collaborations/request-schemas.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { RequestStatusPill } from './requests/request-status-cell.tsx';
import {
  useCompanyName,
  useCounterpartName,
  useRequestTimes,
} from './requests/use-request-times.ts';
import { AccessSheet } from './thread/access-sheet.tsx';
import { Conversation } from './thread/conversation.tsx';
import { OutcomeSheet } from './thread/outcome-sheet.tsx';
import styles from './thread/thread.module.css';
import { box, classNames, column, row, stack, text } from '../../components/style/class-names.ts';

/** /collaborations/{id}: the messages between the two sides, and the content that the other side may read. */
export const CollaborationScreen = () => {
  const { t } = useLingui();
  const { id: requestId = '' } = useParams({ strict: false });
  const query = trpc.referrals.get.useQuery({ requestId });
  usePageTitle(query.data?.request.companyName ?? t`Colaboración`);
  return (
    <QueryState isPage query={query} loading={<Skeleton radius="lg" height={480} />}>
      {(details) => (
        <div className={column({ gap: 16 })}>
          <ThreadHead details={details} />
          <div className={stack({ gap: 16, align: 'start' }, styles.columns)}>
            <Conversation key={requestId} details={details} />
            <div className={stack({ gap: 16 })}>
              {details.request.hasValuation && <AccessSheet details={details} />}
              {details.request.outcome !== null && <OutcomeSheet details={details} />}
            </div>
          </div>
        </div>
      )}
    </QueryState>
  );
};

const WayBack = ({ side }: Pick<RequestDetails, 'side'>) => {
  if (side === 'sender')
    return (
      <Link to="/my-referrals">
        <Trans>Mis referencias</Trans>
      </Link>
    );
  return side === 'target' ? (
    <Link to="/my-received-collaborations">
      <Trans>Colaboraciones recibidas</Trans>
    </Link>
  ) : (
    <Link to="/admin/advisor-collaborations" search={{ view: 'firm' }}>
      <Trans>Colaboraciones de asesores</Trans>
    </Link>
  );
};

type Person = Extract<RequestCounterpart, { kind: 'person' }>;

/** A link to the other adviser in the directory, if they are listed there. */
const ProfileLink = ({ person: { userId, name } }: { person: Person }) => {
  const session = useSession();
  const details = session.status === 'signed-in' ? session.details : null;
  const reads = details !== null && isAdvisor(details) && name !== '';
  const { data } = trpc.referrals.advisers.useQuery({ search: name }, { enabled: reads });
  if (data?.items.every(({ id }) => id !== userId) !== false) return null;
  return (
    <LinkButton
      to="/advisers"
      search={{ search: name }}
      variant="default"
      leftSection={<IconUser size={16} stroke={1.5} aria-hidden />}
    >
      <Trans>Ver perfil</Trans>
    </LinkButton>
  );
};

const ThreadHead = ({ details: { request, side } }: { details: RequestDetails }) => {
  const { t, i18n } = useLingui();
  const { inSentence } = useRequestTimes();
  const { counterpart, type, status, decidedAt } = request;
  const company = useCompanyName()(request);
  const name = useCounterpartName()(counterpart);
  const practice = counterpart.kind === 'person' ? counterpart.company : null;
  const typeText = i18n._(requestTerms.types[type]);
  const other = practice === null ? name : `${name}, ${practice}`;
  const day = decidedAt === null ? '' : inSentence(decidedAt);
  const statusText = i18n._(requestTerms.statuses[status]);
  return (
    <header>
      <nav className={text('small', 'dimmed')} aria-label={t`Dónde estás`}>
        <WayBack side={side} />
        <span aria-hidden> / </span>
        <span>{company}</span>
      </nav>
      <div className={row({ gap: [4, 12], align: 'center', wrap: true })}>
        <h1 className={classNames(text('title', 'anywhere'), styles.title)} tabIndex={-1}>
          {company}
        </h1>
        <RequestStatusPill status={status} />
        {counterpart.kind === 'person' && (
          <span className={box({ marginLeft: 'auto' })}>
            <ProfileLink person={counterpart} />
          </span>
        )}
      </div>
      <p className={text('dimmed')}>
        {t`${typeText} con ${other}.`} {day !== '' && t`${statusText} ${day}.`}
      </p>
    </header>
  );
};
