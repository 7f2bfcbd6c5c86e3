import type { ScreenPath } from '../screens/screens.ts';

/** A well-formed value for each parameter of a path, which refers to nothing that exists. */
const samples: Readonly<Record<string, string>> = {
  $id: '01890000-0000-7000-8000-000000000000',
  $code: '7K2M-0000-0000-0000-0000',
};

/** A URL at which the screen is shown. */
export const samplePath = (path: ScreenPath): string =>
  path.replaceAll(/\$\w+/g, (parameter) => {
    const sample = samples[parameter];
    if (sample === undefined) throw new Error(`No sample of ${parameter}, which ${path} asks for`);
    return sample;
  });
