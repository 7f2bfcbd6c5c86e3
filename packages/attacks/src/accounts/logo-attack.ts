import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { describeDifferences } from '../access/describe-differences.ts';
import { inputFor, listedProcedures } from '../access/listed-procedures.ts';

const sampleOf = (path: string): object => {
  const procedure = listedProcedures.find((listed) => listed.path === path);
  if (procedure === undefined) throw new Error(`There is no ${path}.`);
  return inputFor(procedure, '') as object;
};

const sendLogo = async ({ http }: SignedInPerson): Promise<string> => {
  const path = 'auth.branding.sendLogo';
  const { data } = await http.call(path, sampleOf(path));
  return (data as { fileId: string } | null)?.fileId ?? '';
};

/** A picture is the logo only of the user who uploaded it; nobody else may use or print it. */
export async function* logoAttack(server: ListeningServer): AsyncGenerator<string> {
  const [owner, other] = [await signedInPerson(server), await signedInPerson(server)];
  const logoFileId = await sendLogo(owner);
  const by = async ({ http }: SignedInPerson, act: string) => {
    const path = `auth.branding.${act}`;
    return (await http.call(path, { ...sampleOf(path), logoFileId })).code;
  };
  yield* describeDifferences([
    ['another prints it', await by(other, 'printSample'), 'invalid-input'],
    ['another takes it', await by(other, 'update'), 'invalid-input'],
    ['whose it is prints it', await by(owner, 'printSample'), null],
    ['whose it is takes it', await by(owner, 'update'), null],
    ['another prints what is taken', await by(other, 'printSample'), 'invalid-input'],
  ]);
}
