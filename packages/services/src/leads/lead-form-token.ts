import { isHumanLeadFormAge } from '@valia/domain/leads/lead-form-age.ts';
import { leadFormTokenSchema } from '@valia/domain/leads/lead-schemas.ts';
import { z } from 'zod';
import type { ServiceContext } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const place = 'lead form';

const leadFormSchema = z.strictObject({
  /** Of the page's load. */
  id: z.uuid(),
  shownAt: z.coerce.date(),
});
/** What a token says of the form that it was made for. */
export type LeadForm = z.infer<typeof leadFormSchema>;

/** What the form is sent back with: which load of the page it is of and when it was shown, sealed by the server. */
export const makeLeadFormToken = ({
  secrets,
  now,
  newId,
}: Pick<ServiceContext, 'secrets' | 'now' | 'newId'>): string =>
  secrets.seal(JSON.stringify({ id: newId(), shownAt: now }), place);

/** The token of a form that is shown now. */
export const getLeadFormToken = read({
  right: 'anybody',
  ...withoutInput,
  output: leadFormTokenSchema,
  run: ({ ctx }) => Promise.resolve({ formToken: makeLeadFormToken(ctx) }),
});

const readToken = (secrets: ServiceContext['secrets'], token: string): LeadForm | null => {
  try {
    return leadFormSchema.parse(JSON.parse(secrets.open(token, place)));
  } catch {
    return null;
  }
};

/** The form of a token; null for one that is not the server's own, as young as a program's, or too old. */
export const findLeadForm = (
  { secrets, now }: Pick<ServiceContext, 'secrets' | 'now'>,
  token: string,
): LeadForm | null => {
  const form = readToken(secrets, token);
  return form !== null && isHumanLeadFormAge(form.shownAt, now) ? form : null;
};
