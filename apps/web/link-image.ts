import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { lightColors } from './src/app/theme/tokens.ts';

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
  require.resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
  require.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
];

/** In pixels, as those who show links ask for it; a point of the drawing is one. */
export const linkImageSize = { width: 1200, height: 630 };

const template = `
#let (title, description, canvas, ink, dimmed, accent) = sys.inputs
#set page(width: 1200pt, height: 630pt, margin: (x: 88pt, y: 80pt), fill: rgb(canvas))
#set par(leading: 0.42em, justify: false)
#set text(font: "Newsreader", fill: rgb(ink), hyphenate: false)
#text(44pt, weight: 500)[Valía]
#v(1fr)
#line(length: 100%, stroke: 2pt + rgb(accent))
#v(28pt)
#text(76pt, title)
#v(20pt)
#set par(leading: 0.6em)
#text(28pt, font: "Hanken Grotesk", fill: rgb(dimmed), description)
`;

export interface LinkTexts {
  title: string;
  description: string;
}

/** What a shared link to a public page shows, as PNG. */
export const drawLinkImage = ({ title, description }: LinkTexts): Promise<Buffer> => {
  const fontBlobs = fontFiles.map((file) => readFileSync(file));
  const compiler = NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs }] });
  const { canvas, text, dimmed, accent } = lightColors;
  const drawing = compiler.svg({
    mainFileContent: template,
    inputs: { title, description, canvas, ink: text, dimmed, accent },
  });
  return sharp(Buffer.from(drawing)).resize(linkImageSize).png({ palette: true }).toBuffer();
};
