import { isHumanLeadFormAge } from '@valia/domain/leads/lead-form-age.ts';
import { leadFormTokenSchema } from '@valia/domain/leads/lead-schemas.ts';
import { z } from 'zod';
import type { ServiceContext } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const place = 'lead form';

const leadFormSchema = z.strictObject({
  /** The id of the page load. */
  id: z.uuid(),
  shownAt: z.coerce.date(),
});
/** The form's data that a token contains. */
export type LeadForm = z.infer<typeof leadFormSchema>;

/**
 * The token with which the form is submitted: the id of the page load and the time when the form was shown, sealed by
 * the server.
 */
export const makeLeadFormToken = ({
  secrets,
  now,
  newId,
}: Pick<ServiceContext, 'secrets' | 'now' | 'newId'>): string =>
  secrets.seal(JSON.stringify({ id: newId(), shownAt: now }), place);

/** The token for a form that is being shown now. */
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

/**
 * The form of a token. Null for a token that this server did not make, that is too old, or that is so new that only a
 * program could have submitted the form.
 */
export const findLeadForm = (
  { secrets, now }: Pick<ServiceContext, 'secrets' | 'now'>,
  token: string,
): LeadForm | null => {
  const form = readToken(secrets, token);
  return form !== null && isHumanLeadFormAge(form.shownAt, now) ? form : null;
};
