import type { ScreenPath } from '../screens/screens.ts';

/** What stands in an address for each parameter of a path: well-formed, and of nothing that exists. */
const samples: Readonly<Record<string, string>> = {
  $id: '01890000-0000-7000-8000-000000000000',
  $code: '7K2M-0000-0000-0000-0000',
};

/** An address at which the screen answers. */
export const sampleAddress = (path: ScreenPath): string =>
  path.replaceAll(/\$\w+/g, (parameter) => {
    const sample = samples[parameter];
    if (sample === undefined) throw new Error(`No sample of ${parameter}, which ${path} asks for`);
    return sample;
  });
