import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BackLink } from '../shared/back-link.tsx';
import { TemplateTextEditor } from '../shared/template-text-editor.tsx';

/** /resources/templates/copy/{id}: the text of a template of the user's own. */
export const OwnTemplateScreen = () => {
  const { t } = useLingui();
  const { id } = useParams({ from: '/authenticated/shell/resources/templates/copy/$id' });
  const query = trpc.valuations.templates.get.useQuery({ id });
  const { templates } = trpc.useUtils().valuations;
  const { mutateAsync } = trpc.valuations.templates.saveVersion.useMutation();
  return (
    <QueryState isPage query={query} loading={<Skeleton height={720} radius="lg" />}>
      {(template) => (
        <TemplateTextEditor
          template={template}
          back={
            <BackLink to="/resources/templates" search={{ tab: 'own' }}>
              <Trans>Tus plantillas</Trans>
            </BackLink>
          }
          sentence={
            template.isShared
              ? t`Copia propia, compartida con tu organización.`
              : t`Copia propia. Los documentos ya hechos conservan su texto.`
          }
          action={t`Guardar versión`}
          done={(number) => t`Versión ${number} guardada`}
          save={mutateAsync}
          onSaved={async () => {
            await Promise.all([templates.get.invalidate(), templates.list.invalidate()]);
          }}
        />
      )}
    </QueryState>
  );
};
