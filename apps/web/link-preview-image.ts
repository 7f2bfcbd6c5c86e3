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

/** In pixels, the size that sites which show links expect; one point of the drawing is one pixel. */
export const linkPreviewImageSize = { width: 1200, height: 630 };

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

export interface LinkPreviewTexts {
  title: string;
  description: string;
}

/** The preview image of a shared link to a public page, as PNG. */
export const drawLinkPreviewImage = ({ title, description }: LinkPreviewTexts): Promise<Buffer> => {
  const fontBlobs = fontFiles.map((file) => readFileSync(file));
  const compiler = NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs }] });
  const { canvas, text, dimmed, accent } = lightColors;
  const drawing = compiler.svg({
    mainFileContent: template,
    inputs: { title, description, canvas, ink: text, dimmed, accent },
  });
  return sharp(Buffer.from(drawing)).resize(linkPreviewImageSize).png({ palette: true }).toBuffer();
};
