import Chromium from '@sparticuz/chromium';

process.stdout.write(await Chromium.executablePath());
