declare module '@11ty/eleventy-img' {
  interface EncodedImage {
    readonly width: number;
    readonly height: number;
    readonly format: string;
    readonly buffer: Buffer;
  }

  /** With `dryRun`, answers with the encoded files themselves and writes none. */
  export default function encode(
    source: Buffer,
    options: {
      readonly dryRun: true;
      readonly useCache: false;
      readonly widths: readonly number[];
      readonly formats: readonly string[];
      readonly sharpAvifOptions: object;
      readonly sharpWebpOptions: object;
    },
  ): Promise<Readonly<Record<string, readonly EncodedImage[]>>>;
}
