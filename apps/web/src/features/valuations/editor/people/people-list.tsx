import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import {
  shareRights,
  type ValuationPeople,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { useRef } from 'react';
import { useOneAtATime } from '../../../../lib/act/use-one-at-a-time.ts';
import styles from './share-tab.module.css';
import { usePersonName } from './use-person-name.ts';
import { useRightTexts } from './use-right-texts.ts';
import { useSharing } from './use-sharing.ts';
import { box, column, text } from '../../../../components/style/class-names.ts';

const looks = { email: text('fine', 'dimmed', 'anywhere') };

interface SharedRowProps {
  shared: ValuationPeople['shares'][number];
  isOwner: boolean;
  onGone: () => void;
}

const SharedRow = ({ shared, isOwner, onGone }: SharedRowProps) => {
  const { t } = useLingui();
  const rights = useRightTexts();
  const name = usePersonName()(shared.name);
  const { changeRight, takeBack, isBusy } = useSharing();
  const runAlone = useOneAtATime();
  const remove = async (): Promise<void> => {
    if (await runAlone(() => takeBack(shared))) onGone();
  };
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p className={text('medium', 'anywhere')}>{name}</p>
        {shared.email !== null && <p className={looks.email}>{shared.email}</p>}
      </div>
      {isOwner ? (
        <>
          <NativeSelect
            className={styles.choice}
            aria-label={t`Qué puede hacer ${name}`}
            value={shared.right}
            data={shareRights.toReversed().map((value) => ({ value, label: rights[value] }))}
            onChange={({ currentTarget }) => {
              const right = shareRights.find((known) => known === currentTarget.value);
              if (right !== undefined) void runAlone(() => changeRight(shared, right));
            }}
          />
          <Button
            variant="default"
            aria-label={t`Retirar el acceso a ${name}`}
            loading={isBusy}
            onClick={() => void remove()}
          >
            <Trans>Retirar</Trans>
          </Button>
        </>
      ) : (
        <span className={text('size-13', 'dimmed')}>{rights[shared.right]}</span>
      )}
    </li>
  );
};

/** All users who may see the valuation, the owner first. */
export const PeopleList = ({ people }: { people: ValuationPeople }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = usePersonName();
  return (
    <section>
      <h3 ref={heading} className={box({ marginBottom: 8 }, text('body', 'strong'))} tabIndex={-1}>
        <Trans>Quién tiene acceso</Trans>
      </h3>
      <ul className={column({ borderTop: 'plain' })}>
        <li className={styles.person}>
          <div className={styles.who}>
            <p className={text('medium', 'anywhere')}>{nameOf(people.owner.name)}</p>
          </div>
          <span className={text('size-13', 'dimmed')}>
            <Trans>La creó</Trans>
          </span>
        </li>
        {people.shares.map((shared) => (
          <SharedRow
            key={shared.userId}
            shared={shared}
            isOwner={people.access === 'owner'}
            onGone={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
};
