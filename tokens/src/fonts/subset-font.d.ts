declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly variationAxes: Readonly<Record<string, Axis>>;
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
