/// <reference types="vite/client" />
import sansRegular from '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf?inline';
import sansMedium from '@expo-google-fonts/hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf?inline';
import sansSemiBold from '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf?inline';
import serifLight from '@expo-google-fonts/newsreader/300Light/Newsreader_300Light.ttf?inline';
import serifRegular from '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf?inline';
import serifSemiBold from '@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf?inline';

const inlined = [sansRegular, sansMedium, sansSemiBold, serifLight, serifRegular, serifSemiBold];

/** The bytes of the fonts, included in the bundle, so that none is looked up on the machine. */
export const reportFonts = (): Buffer[] =>
  inlined.map((dataUrl) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
