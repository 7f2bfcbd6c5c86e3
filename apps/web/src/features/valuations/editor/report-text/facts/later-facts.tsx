import { useLingui } from '@lingui/react/macro';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import { addLaterFact, removeLaterFact } from '@valia/domain/report-blocks/add-document.ts';
import { useEditor } from '../../document/editor-context.ts';
import { DateField } from '../../fields/date-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { FactsProps } from './facts-props.ts';
import { ListedFacts } from './listed-facts.tsx';
import { ReportTick } from './report-choice.tsx';

const list = 'report.laterFacts.items';

export const LaterFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const { change, document } = useEditor();
  const { items } = reportContentsOf(document).laterFacts;
  return (
    <>
      <ReportTick
        path="report.laterFacts.noneKnown"
        label={
          items.length === 0
            ? t`No conozco ningún hecho que cambie el valor`
            : t`No conozco ningún otro hecho que cambie el valor`
        }
      />
      <ListedFacts
        path={list}
        title={t`Hechos`}
        ids={items.map(({ id }) => id)}
        addLabel={t`Añadir hecho`}
        onAdd={() => {
          const id = crypto.randomUUID();
          change(list, (before) => addLaterFact(before, id));
        }}
        onRemove={(id) => change(list, (before) => removeLaterFact(before, id))}
      >
        {(place) => (
          <>
            <DateField path={`${list}.${String(place)}.date`} label={t`Fecha`} />
            <TextField
              path={`${list}.${String(place)}.fact.${language}`}
              label={t({ message: 'Hecho', context: 'Something that happened' })}
            />
            <TextField
              path={`${list}.${String(place)}.effect.${language}`}
              label={t`Efecto en el valor`}
            />
          </>
        )}
      </ListedFacts>
    </>
  );
};
