import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { PeopleList } from './people-list.tsx';
import { ShareForm } from './share-form.tsx';
import { usePeople } from './use-people.ts';
import { text } from '../../../../components/style/class-names.ts';

/** Who may read or edit the valuation; its owner decides. */
export const ShareTab = () => {
  const people = usePeople();
  if (people.data === undefined) {
    return people.isError ? (
      <ErrorState error={people.error} onRetry={() => void people.refetch()} />
    ) : (
      <Skeleton height={160} />
    );
  }
  return (
    <>
      {people.data.access === 'owner' ? (
        <>
          <p className={text('small', 'dimmed')}>
            <Trans>
              Quien puede editar cambia datos y estado; quien puede leer ve la valoración y sus
              informes. Tus notas no las ve nadie.
            </Trans>
          </p>
          <ShareForm />
        </>
      ) : (
        <p className={text('small', 'dimmed')}>
          <Trans>Solo quien la creó decide con quién se comparte.</Trans>
        </p>
      )}
      <PeopleList people={people.data} />
    </>
  );
};
